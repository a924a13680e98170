import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { CannedList } from "#features/support/console/canned-list.tsx";
import { listCannedReplies } from "#features/support/rules/canned-replies.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/canned-replies";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.canned_title() };
export const meta = () => accountMeta(m.canned_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = (url.searchParams.get("q") ?? "").trim().slice(0, 200);
  const { data: replies } = await context.get(apiContext).call(listCannedReplies, { query: asked ? { q: asked } : {} });
  return { replies, asked };
}

export default function CannedReplies({ loaderData }: Route.ComponentProps) {
  const { locale } = useOutletContext<StaffLayoutData>();
  return <CannedList {...loaderData} locale={locale} />;
}
