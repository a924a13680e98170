// What those look after who answer for the console: one tab for each part, shown to whom the API lets in.
import "#ui/console/console-pages.css";
import { Outlet, useLocation, useOutletContext } from "react-router";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { adminPartsFor, isStaffPlace } from "#app/shell/account/staff-nav.ts";
import { m } from "#platform/paraglide/messages.js";
import { LinkTabs } from "#ui/tabs.tsx";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.admin_title() };

/** Nothing to read; but the server is asked who is there on every navigation. */
export const loader = () => null;

export default function Admin() {
  const layout = useOutletContext<StaffLayoutData>();
  const { pathname } = useLocation();
  return (
    <>
      <div className="console-parts">
        <LinkTabs
          label={m.admin_nav()}
          items={adminPartsFor(layout.role).map(({ to, label }) => ({ to, label: label(), current: isStaffPlace({ to }, pathname) }))}
        />
      </div>
      <Outlet context={layout} />
    </>
  );
}
