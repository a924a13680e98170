import { requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { DeskHandle } from "#app/shell/desk-crumbs.ts";
import { deskHours } from "#app/shell/desk-hours.ts";
import { DeskStrip } from "#app/shell/desk-strip.tsx";
import { loadSiteStatus } from "#app/shell/site-status.server.ts";
import { StatusCartouche } from "#app/shell/status-cartouche.tsx";
import { deskWords } from "#app/shell/support-hub.tsx";
import { officeHours } from "#features/tickets/support-settings.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/today";

export const handle: DeskHandle = { crumb: () => m.staff_today() };
export const meta = () => accountMeta(m.staff_today());

export async function loader({ context }: Route.LoaderArgs) {
  const { name, role } = context.get(viewerContext);
  return {
    name,
    role: role ?? "agent",
    locale: context.get(requestContext).locale,
    desk: deskHours(officeHours, new Date()),
    status: await loadSiteStatus(context),
  };
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { name, role, locale, desk, status } = loaderData;
  const roles = { agent: m.staff_role_agent(), editor: m.staff_role_editor(), admin: m.staff_role_admin() };
  return (
    <>
      <div className="desk-title">
        <div>
          <h1>{m.staff_today()}</h1>
          <p>{m.staff_today_sub({ name, role: roles[role] })}</p>
        </div>
      </div>
      <div className="grid gap-8">
        <DeskStrip desk={desk} words={deskWords(desk, locale)} />
        {status ? (
          <div className="max-w-[420px]">
            <StatusCartouche status={status} locale={locale} note="" />
          </div>
        ) : null}
      </div>
    </>
  );
}
