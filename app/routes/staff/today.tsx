import type { RouterContextProvider } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { OpeningHoursStrip } from "#app/shell/account/opening-hours-strip.tsx";
import { openingHoursWords } from "#app/shell/opening-words.ts";
import { loadSiteStatus } from "#app/shell/site/site-status.server.ts";
import { StatusCartouche } from "#app/shell/site/status-cartouche.tsx";
import { roleWords } from "#features/accounts/team/role-words.ts";
import { openingHours } from "#features/support/rules/opening-hours.ts";
import { deskDay } from "#features/tickets/console/queue/desk-day.ts";
import { TodayFigures, TodayLists, type TodayQueues } from "#features/tickets/console/queue/today-lists.tsx";
import type { QueueView } from "#features/tickets/rules/queue-views.ts";
import { listQueue, readQueueTrends } from "#features/tickets/rules/staff-tickets.contract.ts";
import { can } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/today";

export const handle: CrumbHandle = { crumb: () => m.staff_today() };
export const meta = () => accountMeta(m.staff_today());

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const { name, role } = viewer;
  return {
    name,
    role: role ?? "agent",
    locale: context.get(requestContext).locale,
    hours: openingHours(context.get(requestContext).desk().calendar, new Date()),
    status: await loadSiteStatus(context),
    queues: can(viewer, listQueue.access) ? await loadQueues(context) : null,
  };
}

/** The first tickets of three views. What is overdue comes before what is due soon: the queue is sorted by what runs out first. */
async function loadQueues(context: Readonly<RouterContextProvider>): Promise<TodayQueues> {
  const now = new Date().toISOString();
  const first = async (view: QueueView) => (await context.get(apiContext).call(listQueue, { query: { view, limit: 6 } })).data;
  const waiting = async () => (await context.get(apiContext).call(listQueue, { query: { view: "needs_reply", limit: 100 } })).data;
  const [overdue, soon, unassigned, mine, all, trends] = await Promise.all([
    first("overdue"),
    first("due_soon"),
    first("unassigned"),
    first("mine"),
    waiting(),
    context.get(apiContext).call(readQueueTrends),
  ]);
  const next = [...overdue, ...soon].slice(0, 6);
  // What is due next is not said a second time below.
  const others = (items: typeof next) => items.filter(({ id }) => !next.some((item) => item.id === id));
  return { next, unassigned: others(unassigned), mine: others(mine), day: deskDay(all, now), trends: trends.data, now };
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { name, role, locale, hours, status, queues } = loaderData;
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.staff_today()}</h1>
          <p>{m.staff_today_sub({ name, role: roleWords(role) })}</p>
        </div>
      </div>
      <div className="stack stack-wide">
        <TodayFigures />
        <OpeningHoursStrip hours={hours} words={openingHoursWords(hours, locale)} />
        {queues ? <TodayLists queues={queues} locale={locale} /> : <p className="quiet">{m.today_editor()}</p>}
        {status ? (
          <div className="today-status">
            <StatusCartouche status={status} locale={locale} note="" />
          </div>
        ) : null}
      </div>
    </>
  );
}
