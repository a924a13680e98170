import { useEffect, useRef } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { settingsPath } from "#app/session/areas.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { settingsPartsFor } from "#app/shell/account/settings-parts.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/settings";
import "#features/accounts/settings/settings-parts.css";

export const handle: CrumbHandle = { crumb: () => m.settings_title() };

export function loader({ context }: Route.LoaderArgs) {
  const { kind, viewing } = context.get(viewerContext);
  return { kind, viewing: viewing !== undefined };
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { kind, viewing } = loaderData;
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
          {settingsPartsFor(kind, viewing).map(({ part, label, icon: Icon }) => {
            const to = settingsPath(kind, part);
            return (
              <Link key={part} to={to} aria-current={pathname === to ? "page" : undefined} data-ahead preventScrollReset>
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
