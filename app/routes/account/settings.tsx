import {
  Bell,
  Building2,
  Fingerprint,
  Globe,
  KeyRound,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  SmartphoneNfc,
  UserRound,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { settingsPath } from "#app/session/areas.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/settings";
import "#features/accounts/settings/settings-parts.css";

export const handle: CrumbHandle = { crumb: () => m.settings_title() };

export function loader({ context }: Route.LoaderArgs) {
  return { kind: context.get(viewerContext).kind };
}

const both = ["customer", "staff"] as const;
const customers = ["customer"] as const;
const parts: { part: string; label: () => string; icon: LucideIcon; kinds: readonly ("customer" | "staff")[] }[] = [
  { part: "", label: m.settings_profile, icon: UserRound, kinds: both },
  { part: "organisation", label: m.settings_organisation, icon: Building2, kinds: customers },
  { part: "email", label: m.settings_email, icon: Mail, kinds: customers },
  { part: "password", label: m.settings_password, icon: KeyRound, kinds: both },
  { part: "passkeys", label: m.settings_passkeys, icon: Fingerprint, kinds: both },
  { part: "two-step", label: m.settings_two_step, icon: SmartphoneNfc, kinds: both },
  { part: "sessions", label: m.settings_sessions, icon: MonitorSmartphone, kinds: both },
  { part: "language", label: m.settings_language, icon: Globe, kinds: both },
  { part: "notifications", label: m.settings_notifications, icon: Bell, kinds: both },
  { part: "privacy", label: m.settings_privacy, icon: ShieldCheck, kinds: customers },
];

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { kind } = loaderData;
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
      <h1 className="settings-title">{m.settings_title()}</h1>
      <div className="settings">
        <nav ref={nav} className="settings-nav" aria-label={m.settings_nav()}>
          {parts
            .filter(({ kinds }) => kinds.includes(kind))
            .map(({ part, label, icon: Icon }) => {
              const to = settingsPath(kind, part);
              return (
                <Link
                  key={part}
                  to={to}
                  aria-current={pathname === to ? "page" : undefined}
                  prefetch="intent"
                  data-ahead
                  preventScrollReset
                >
                  <Icon size={16} strokeWidth={1.7} aria-hidden="true" />
                  {label()}
                </Link>
              );
            })}
        </nav>
        <div className="settings-body">
          <Outlet />
        </div>
      </div>
    </>
  );
}
