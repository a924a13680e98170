// What surrounds the staff console: the mark, the top bar and the way out.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import { BrandMark } from "#ui/brand-mark.tsx";
import { AccountMenu, type AccountMenuPerson } from "./account-menu.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import "./customer-shell.css";

type StaffShellProps = { person: AccountMenuPerson; locale: Locale; children: ReactNode };

export function StaffShell({ person, locale, children }: StaffShellProps) {
  return (
    <div className="desk desk-staff">
      <div className="desk-page">
        <header className="desk-bar">
          <Link to="/staff" className="desk-brand" aria-label={m.staff_area()}>
            <BrandMark size={27} />
            <span className="desk-wide">
              {brand.name[locale]} {m.staff_area()}
            </span>
          </Link>
          <div className="desk-end">
            <LanguageSwitch />
            <ThemeSwitch />
            <AccountMenu person={person} placement="bar" />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="desk-main">
          {children}
        </main>
      </div>
    </div>
  );
}
