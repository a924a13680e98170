// The staff console: the guard and the colleague's role. What a role may do is decided by the API; pages only leave out what it would refuse.
import { Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import { staffOnly, viewerContext } from "#app/session/checks.server.ts";
import { useKnownCustomer } from "#app/session/use-session.ts";
import type { DeskHandle } from "#app/shell/desk-crumbs.ts";
import { StaffShell } from "#app/shell/staff-shell.tsx";
import type { Route } from "./+types/layout";

export const middleware = [staffOnly];
export const handle: DeskHandle = { personal: true };

export function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(viewerContext);
  return { staff, role: staff.role ?? "agent", locale: context.get(requestContext).locale };
}

export type StaffLayoutData = Awaited<ReturnType<typeof loader>>;

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const { staff, locale } = loaderData;
  useKnownCustomer(staff);
  return (
    <StaffShell person={staff} locale={locale}>
      <Outlet />
    </StaffShell>
  );
}
