import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { keptYears } from "#app/session/kept-years.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { findEverything } from "#features/finder/finder.contract.ts";
import { FinderPage } from "#features/finder/finder-page.tsx";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/search";

export const handle: CrumbHandle = { crumb: () => m.finder_title() };
export const meta = () => accountMeta(m.finder_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = (url.searchParams.get("q") ?? "").trim().slice(0, 200);
  const kept = keptYears(context, "accessYears");
  if (!asked) return { asked, found: null, kept };
  return { asked, kept, found: (await context.get(apiContext).call(findEverything, { query: { q: asked } })).data };
}

export default function StaffSearch({ loaderData }: Route.ComponentProps) {
  return <FinderPage {...loaderData} />;
}
