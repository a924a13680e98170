import type { RouterContextProvider } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { DeskHandle } from "#app/shell/account/desk-crumbs.ts";
import { DeskStrip } from "#app/shell/account/desk-strip.tsx";
import { deskWords } from "#app/shell/account/support-hub.tsx";
import { loadSiteStatus } from "#app/shell/site/site-status.server.ts";
import { StatusCartouche } from "#app/shell/site/status-cartouche.tsx";
import { roleWords } from "#features/accounts/team/role-words.ts";
import { deskHours } from "#features/support/rules/opening-hours.ts";
import { officeHours } from "#features/support/rules/support-settings.ts";
import { TodayFigures, TodayLists, type TodayQueues } from "#features/tickets/console/queue/today-lists.tsx";
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import { mayWorkOnTickets } from "#features/tickets/rules/tickets.policy.ts";
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
    queues: mayWorkOnTickets(role ?? "editor") ? await loadQueues(context) : null,
  };
}

/** The first tickets of three views. What is overdue comes before what is due soon: the queue is sorted by what runs out first. */
async function loadQueues(context: Readonly<RouterContextProvider>): Promise<TodayQueues> {
  const now = new Date().toISOString();
  const first = async (query: string) => (await context.get(apiContext).get<{ data: QueueItem[] }>(`/staff/tickets?limit=6&${query}`)).data;
  const [overdue, soon, unassigned, mine] = await Promise.all([
    first("view=overdue"),
    first("view=due_soon"),
    first("view=unassigned"),
    first("view=mine"),
  ]);
  return { next: [...overdue, ...soon].slice(0, 6), unassigned, mine, now };
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { name, role, locale, desk, status, queues } = loaderData;
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>{m.staff_today()}</h1>
          <p>{m.staff_today_sub({ name, role: roleWords(role) })}</p>
        </div>
      </div>
      <div className="grid gap-7">
        <TodayFigures />
        <DeskStrip desk={desk} words={deskWords(desk, locale)} />
        {queues ? <TodayLists queues={queues} locale={locale} /> : <p className="text-muted">{m.today_editor()}</p>}
        {status ? (
          <div className="max-w-[420px]">
            <StatusCartouche status={status} locale={locale} note="" />
          </div>
        ) : null}
      </div>
    </>
  );
}
