import { Outlet } from "react-router";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { m } from "#platform/paraglide/messages.js";

export const handle: CrumbHandle = { crumb: () => m.tickets_title() };

/** Every page below asks the server on every navigation; so does this. */
export function loader() {
  return null;
}

export default function TicketsLayout() {
  return <Outlet />;
}
