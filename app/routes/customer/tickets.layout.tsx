import { Outlet } from "react-router";
import type { DeskHandle } from "#app/shell/account/desk-crumbs.ts";
import { m } from "#platform/paraglide/messages.js";

export const handle: DeskHandle = { crumb: () => m.tickets_title() };

/** Every page below asks the server on every navigation; so does this. */
export function loader() {
  return null;
}

export default function TicketsLayout() {
  return <Outlet />;
}
