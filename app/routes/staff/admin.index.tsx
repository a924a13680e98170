import "#ui/console/console-pages.css";
import { Link, useOutletContext } from "react-router";
import { accountMeta } from "#app/session/account-meta.ts";
import { adminPartsFor } from "#app/shell/account/staff-nav.ts";
import { m } from "#platform/paraglide/messages.js";
import type { StaffLayoutData } from "./layout.tsx";

export const meta = () => accountMeta(m.admin_title());

/** Nothing to read; but the server is asked who is there on every navigation. */
export const loader = () => null;

export default function AdminParts() {
  const { role } = useOutletContext<StaffLayoutData>();
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.admin_title()}</h1>
          <p>{m.admin_sub()}</p>
        </div>
      </div>
      <ul className="console-list">
        {adminPartsFor(role).map(({ to, label, about }) => (
          <li key={to}>
            <Link to={to} className="link-underline">
              {label()}
            </Link>
            <p>{about()}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
