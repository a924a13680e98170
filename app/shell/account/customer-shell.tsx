// What surrounds the customer area: rail, top bar, tab bar on phones. Counts, the connection and notifications are handed in.
import "./shell.css";
import "./customer-shell.css";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { SiteStatus } from "#app/shell/site/site-status.ts";
import { SiteLine, SiteStrip } from "#app/shell/site/site-strip.tsx";
import { ThemeSwitch } from "#app/shell/theme-switch.tsx";
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import { CountBadge } from "#ui/badge.tsx";
import { BrandMark } from "#ui/brand-mark.tsx";
import { AccountLanguageSwitch } from "./account-language-switch.tsx";
import { AccountMenu, type AccountMenuPerson } from "./account-menu.tsx";
import { customerPlaces, isInside, type UnreadKey } from "./customer-nav.ts";
import { RailSearch } from "./rail-search.tsx";
import { ShellCrumbs } from "./shell-crumbs.tsx";
import { ShellMain } from "./shell-main.tsx";

type CustomerShellProps = {
  person: AccountMenuPerson;
  locale: Locale;
  status: SiteStatus | null;
  unread?: Partial<Record<UnreadKey, number>>;
  /** How the live connection is doing: a LiveDot. */
  live?: ReactNode;
  /** The bell and its panel. */
  notifications?: ReactNode;
  /** Over everything else: whose eyes these are. */
  banner?: ReactNode;
  children: ReactNode;
};

export function CustomerShell({ person, locale, status, unread = {}, live, notifications, banner, children }: CustomerShellProps) {
  return (
    <div className="shell account" data-app>
      <aside className="shell-rail account-rail" aria-label={m.customer_area()}>
        <Link to="/" className="row account-brand" aria-label={m.shell_home({ brand: brand.name[locale] })}>
          <BrandMark size={27} />
          {brand.name[locale]}
        </Link>
        <RailSearch />
        <nav className="account-nav" aria-label={m.customer_area()}>
          <Places unread={unread} iconSize={18} />
        </nav>
        <div className="account-foot">
          {status ? <SiteStrip status={status} locale={locale} /> : null}
          <AccountMenu person={person} placement="rail" />
        </div>
      </aside>
      <div className="shell-page account-page">
        {banner}
        <header className="row shell-bar account-bar">
          <ShellCrumbs />
          <div className="row shell-end">
            {live ? <span className="account-wide">{live}</span> : null}
            <AccountLanguageSwitch logIn="/login" />
            <ThemeSwitch />
            {notifications}
            <div className="account-phone">
              <AccountMenu person={person} placement="bar" />
            </div>
          </div>
        </header>
        {status ? <SiteLine status={status} /> : null}
        <ShellMain className="account-main">{children}</ShellMain>
      </div>
      <nav className="shell-tabs account-tabs" aria-label={m.customer_area()}>
        <Places unread={unread} iconSize={21} />
      </nav>
    </div>
  );
}

function Places({ unread, iconSize }: { unread: Partial<Record<UnreadKey, number>>; iconSize: number }) {
  const { pathname } = useLocation();
  return customerPlaces.map((place) => {
    const count = place.unread ? (unread[place.unread] ?? 0) : 0;
    return (
      <Link key={place.to} to={place.to} aria-current={isInside(place, pathname) ? "page" : undefined} data-ahead>
        <place.icon size={iconSize} strokeWidth={1.7} aria-hidden="true" />
        {place.label()}
        <CountBadge count={count} label={m.customer_unread({ count: String(count) })} />
      </Link>
    );
  });
}
