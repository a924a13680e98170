import { Bell, Globe, KeyRound, Mail, MonitorSmartphone, ShieldCheck, SmartphoneNfc, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, Outlet, useLocation } from "react-router";
import type { DeskHandle } from "#app/shell/desk-crumbs.ts";
import { m } from "#platform/paraglide/messages.js";
import "#features/accounts/settings-parts.css";

export const handle: DeskHandle = { crumb: () => m.settings_title() };

export function loader() {
  return null;
}

const parts = [
  { to: "/customer/settings", label: m.settings_profile, icon: UserRound },
  { to: "/customer/settings/email", label: m.settings_email, icon: Mail },
  { to: "/customer/settings/password", label: m.settings_password, icon: KeyRound },
  { to: "/customer/settings/two-step", label: m.settings_two_step, icon: SmartphoneNfc },
  { to: "/customer/settings/sessions", label: m.settings_sessions, icon: MonitorSmartphone },
  { to: "/customer/settings/language", label: m.settings_language, icon: Globe },
  { to: "/customer/settings/notifications", label: m.settings_notifications, icon: Bell },
  { to: "/customer/settings/privacy", label: m.settings_privacy, icon: ShieldCheck },
];

export default function Settings() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On phones the parts stand in one line that scrolls: the current one is brought into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another part is opened
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <>
      <div className="desk-title">
        <h1>{m.settings_title()}</h1>
      </div>
      <div className="settings">
        <nav ref={nav} className="settings-nav" aria-label={m.settings_nav()}>
          {parts.map((part) => (
            <Link key={part.to} to={part.to} aria-current={pathname === part.to ? "page" : undefined} prefetch="intent" preventScrollReset>
              <part.icon size={16} strokeWidth={1.7} aria-hidden="true" />
              {part.label()}
            </Link>
          ))}
        </nav>
        <div className="settings-body">
          <Outlet />
        </div>
      </div>
    </>
  );
}
