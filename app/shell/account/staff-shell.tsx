// What surrounds the staff console: a narrow rail of places, the top bar, a tab bar on phones. Work screens fill the rest
// (a child with class `staff-bleed`), other pages keep their margins.
import "./shell.css";
import "./staff-shell.css";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { LanguageSwitch } from "#app/shell/language-switch.tsx";
import { ThemeSwitch } from "#app/shell/theme-switch.tsx";
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { useChatConsoleCount } from "#features/chat/console/chat-console.tsx";
import { FinderBox } from "#features/finder/finder-box.tsx";
import { useConsoleCounts, useEnquiryCount } from "#features/tickets/console/queue/queue-counts.tsx";
import type { StaffRole } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";
import { CountBadge } from "#ui/badge.tsx";
import { BrandMark } from "#ui/brand-mark.tsx";
import { AccountMenu, type AccountMenuPerson } from "./account-menu.tsx";
import { ShellCrumbs } from "./shell-crumbs.tsx";
import { isStaffPlace, placesFor } from "./staff-nav.ts";

type StaffShellProps = {
  person: AccountMenuPerson;
  role: StaffRole;
  locale: Locale;
  /** The bell and its panel. */
  notifications?: ReactNode;
  children: ReactNode;
};

export function StaffShell({ person, role, locale, notifications, children }: StaffShellProps) {
  return (
    <div className="shell staff" data-app>
      <aside className="shell-rail staff-rail" aria-label={m.staff_area()}>
        <Link to="/staff" className="centred staff-home" aria-label={`${brand.name[locale]} ${m.staff_area()}`}>
          <BrandMark size={27} />
        </Link>
        <nav className="staff-places" aria-label={m.staff_nav()}>
          <Places role={role} />
        </nav>
      </aside>
      <div className="shell-page">
        <header className="row shell-bar staff-bar">
          <ShellCrumbs className="staff-crumbs" />
          {notifications ? <FinderBox /> : null}
          <div className="row shell-end">
            <LanguageSwitch />
            <ThemeSwitch />
            {notifications}
            <AccountMenu person={person} placement="bar" />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="shell-main staff-main">
          {children}
        </main>
      </div>
      <nav className="shell-tabs staff-tabs" aria-label={m.staff_nav()}>
        <Places role={role} />
      </nav>
    </div>
  );
}

function Places({ role }: { role: StaffRole }) {
  const { pathname } = useLocation();
  const counts = useConsoleCounts();
  const figures = { tickets: counts?.views.needs_reply ?? 0, chats: useChatConsoleCount(), enquiries: useEnquiryCount() };
  return placesFor(role).map((place) => {
    const count = place.count ? figures[place.count] : 0;
    return (
      <Link key={place.to} to={place.to} aria-current={isStaffPlace(place, pathname) ? "page" : undefined} prefetch="intent">
        <place.icon size={19} strokeWidth={1.7} aria-hidden="true" />
        <span>{place.label()}</span>
        <CountBadge count={count} label={`${count} ${m.today_waiting()}`} />
      </Link>
    );
  });
}
