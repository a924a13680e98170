// What surrounds the staff console: a narrow rail of places, the top bar, a tab bar on phones. Work screens fill the rest
// (a child with class `staff-bleed`), other pages keep their margins.
import "./shell.css";
import "./staff-shell.css";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ThemeSwitch } from "#app/shell/theme-switch.tsx";
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { useChatConsoleCount } from "#features/chat/console/chat-console.tsx";
import { FinderBox, FinderLink } from "#features/finder/finder-box.tsx";
import { useConsoleCounts, useEnquiryCount } from "#features/tickets/console/queue/queue-counts.tsx";
import type { StaffRole } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";
import { CountBadge } from "#ui/badge.tsx";
import { BrandMark } from "#ui/brand-mark.tsx";
import { AccountLanguageSwitch } from "./account-language-switch.tsx";
import { AccountMenu, type AccountMenuPerson } from "./account-menu.tsx";
import { ConsoleKeys } from "./console-keys.tsx";
import { ShellCrumbs } from "./shell-crumbs.tsx";
import { ShellMain } from "./shell-main.tsx";
import { isStaffPlace, placesFor, type StaffPlace } from "./staff-nav.ts";

type StaffShellProps = {
  person: AccountMenuPerson;
  role: StaffRole;
  locale: Locale;
  /** The console is read in one language only. */
  oneLanguage?: boolean;
  /** The bell and its panel. */
  notifications?: ReactNode;
  children: ReactNode;
};

export function StaffShell({ person, role, locale, oneLanguage, notifications, children }: StaffShellProps) {
  return (
    <div className="shell staff" data-app>
      {/* Before the screen: what a screen declares for the same key counts. */}
      {notifications ? <ConsoleKeys role={role} /> : null}
      <aside className="shell-rail staff-rail" aria-label={m.staff_area()}>
        <Link to="/staff" className="centred staff-home" aria-label={`${brand.name[locale]} ${m.staff_area()}`}>
          <BrandMark size={27} />
        </Link>
        <nav className="staff-places" aria-label={m.staff_nav()}>
          <Places places={placesFor(role)} />
        </nav>
      </aside>
      <div className="shell-page">
        <header className="row shell-bar staff-bar">
          <ShellCrumbs className="staff-crumbs" />
          {notifications ? <FinderBox /> : null}
          <div className="row shell-end">
            {notifications ? <FinderLink /> : null}
            {oneLanguage ? null : <AccountLanguageSwitch logIn="/staff/login" />}
            <ThemeSwitch />
            {notifications}
            <AccountMenu person={person} placement="bar" />
          </div>
        </header>
        <ShellMain className="staff-main">{children}</ShellMain>
      </div>
      <PhoneTabs role={role} />
    </div>
  );
}

/** As many as a phone of 360 px has room for; the others are one press away, without scripts too. */
const tabsMaximum = 5;

function PhoneTabs({ role }: { role: StaffRole }) {
  const { pathname } = useLocation();
  const places = placesFor(role);
  const first = places.length > tabsMaximum ? places.slice(0, tabsMaximum - 1) : places;
  const others = places.slice(first.length);
  const there = others.some((place) => isStaffPlace(place, pathname));
  return (
    <nav className="shell-tabs staff-tabs" aria-label={m.staff_nav()}>
      <Places places={first} />
      {others.length > 0 ? (
        <details className="staff-more" key={pathname}>
          <summary aria-current={there ? "true" : undefined}>
            <Ellipsis size={19} strokeWidth={1.7} aria-hidden="true" />
            <span>{m.staff_nav_more()}</span>
          </summary>
          <div>
            <Places places={others} />
          </div>
        </details>
      ) : null}
    </nav>
  );
}

function Places({ places }: { places: readonly StaffPlace[] }) {
  const { pathname } = useLocation();
  const counts = useConsoleCounts();
  const figures = { tickets: counts?.views.needs_reply ?? 0, chats: useChatConsoleCount(), enquiries: useEnquiryCount() };
  return places.map((place) => {
    const count = place.count ? figures[place.count] : 0;
    return (
      <Link key={place.to} to={place.to} aria-current={isStaffPlace(place, pathname) ? "page" : undefined} data-ahead="press">
        <place.icon size={19} strokeWidth={1.7} aria-hidden="true" />
        <span>{place.label()}</span>
        <CountBadge count={count} label={`${count} ${m.today_waiting()}`} />
      </Link>
    );
  });
}
