import { apiContext, requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { MacroList } from "#features/tickets/console/macros/macro-list.tsx";
import { listMacros } from "#features/tickets/rules/macros.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/macros";

export const handle: CrumbHandle = { crumb: () => m.macro_title() };
export const meta = () => accountMeta(m.macro_title());

export async function loader({ context }: Route.LoaderArgs) {
  const { data: macros } = await context.get(apiContext).call(listMacros);
  return { macros, undoSeconds: context.get(requestContext).desk().rules.undoSeconds };
}

export default function Macros({ loaderData }: Route.ComponentProps) {
  return <MacroList {...loaderData} />;
}
