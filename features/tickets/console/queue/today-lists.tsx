// The desk at a glance: what each view holds, and the first tickets of those that should not wait.
import type { Locale } from "#content/locales.ts";
import "#ui/console/console-queue.css";
import "#ui/console/console-pages.css";
import "./today.css";
import { Link } from "react-router";
import type { QueueView } from "#features/tickets/rules/queue-views.ts";
import type { QueueItem, TrendDay } from "#features/tickets/rules/staff-ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { useNow } from "#ui/use-now.ts";
import type { DeskDay } from "./desk-day.ts";
import { DeskDayStrip } from "./desk-day-strip.tsx";
import { DeskTrends } from "./desk-trends.tsx";
import { useConsoleCounts } from "./queue-counts.tsx";
import { QueueRow } from "./queue-row.tsx";

export function TodayFigures() {
  const counts = useConsoleCounts();
  if (!counts) return null;
  const figure = (view: QueueView, label: string, tone?: "soon" | "late") => (
    <li key={view}>
      <Link to={view === "needs_reply" ? "/staff/tickets" : `/staff/tickets?view=${view}`}>
        <b data-tone={counts.views[view] > 0 ? tone : undefined}>{counts.views[view]}</b>
        <span>{label}</span>
      </Link>
    </li>
  );
  return (
    <ul className="today-figures" aria-label={m.today_figures()}>
      {figure("needs_reply", m.today_waiting())}
      {figure("due_soon", m.today_soon(), "soon")}
      {figure("overdue", m.today_overdue(), "late")}
      {figure("unassigned", m.today_unassigned())}
      {figure("mine", m.today_mine())}
      {figure("waiting", m.today_customer())}
    </ul>
  );
}

export type TodayQueues = {
  next: QueueItem[];
  unassigned: QueueItem[];
  mine: QueueItem[];
  day: DeskDay;
  trends: TrendDay[];
  now: string;
};

export function TodayLists({ queues, locale }: { queues: TodayQueues; locale: Locale }) {
  const now = useNow(queues.now);
  const list = (title: string, where: string, items: QueueItem[], none: string) => (
    <section>
      <h2>
        {title}
        <Link to={`/staff/tickets${where}`}>
          {m.today_all()}
          <span className="vh">: {title}</span>
        </Link>
      </h2>
      {items.length === 0 ? <p className="console-none">{none}</p> : null}
      <ul className="console-queue">
        {items.map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            gone={false}
            to={`/staff/tickets/${item.id}${where}`}
            current={false}
            now={now}
            countedAt={queues.now}
            locale={locale}
          />
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <DeskDayStrip day={queues.day} now={now} />
      <div className="today-lists">
        {list(m.today_next(), "", queues.next, m.today_next_none())}
        {list(m.console_view_unassigned(), "?view=unassigned", queues.unassigned, m.today_unassigned_none())}
        {list(m.console_view_mine(), "?view=mine", queues.mine, m.today_mine_none())}
      </div>
      <DeskTrends days={queues.trends} locale={locale} />
    </>
  );
}
