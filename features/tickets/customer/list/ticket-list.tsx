// The customer's tickets. On the first tab they stand in two groups: the customer's turn, and ours.
import "./ticket-list.css";
import { RefreshCw } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useSupportDays } from "#features/settings/visitor/use-support-days.ts";
import type { Clockwork } from "#features/tickets/customer/ticket-times.ts";
import type { TicketListItem } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { TicketRow } from "./ticket-row.tsx";
import { useSteadyList } from "./use-frozen-list.ts";

type TicketListProps = {
  tickets: TicketListItem[];
  /** Tab, search and order as one string. */
  view: string;
  grouped: boolean;
  now: number;
  clockwork: Clockwork;
  writing: Record<string, string>;
};

export function TicketList({ tickets, view, grouped, now, clockwork, writing }: TicketListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { rows, moved, settle } = useSteadyList(view, tickets, list);
  const { autoCloseDays } = useSupportDays();
  const waiting = rows.filter(({ state }) => state === "answered");
  const withUs = rows.filter(({ state }) => state !== "answered");
  const draw = (some: TicketListItem[]) => (
    <ul>
      {some.map((ticket) => (
        <li key={ticket.id}>
          <TicketRow ticket={ticket} now={now} clockwork={clockwork} writing={writing[ticket.id]} />
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={list}>
      <div className="ticket-moved" role="status">
        {moved ? (
          <Button kind="quiet" size="compact" onClick={settle}>
            <RefreshCw size={15} aria-hidden="true" />
            {m.tickets_updates()}
          </Button>
        ) : null}
      </div>
      {grouped ? (
        <>
          {waiting.length > 0 ? (
            <Group
              title={m.tickets_tab_waiting()}
              count={waiting.length}
              note={m.tickets_group_waiting_note({ days: String(autoCloseDays) })}
            >
              {draw(waiting)}
            </Group>
          ) : null}
          {withUs.length > 0 ? (
            <Group title={m.tickets_tab_with_us()} count={withUs.length}>
              {draw(withUs)}
            </Group>
          ) : null}
        </>
      ) : (
        <div className="ticket-plain">{draw(rows)}</div>
      )}
    </div>
  );
}

function Group({ title, count, note, children }: { title: string; count: number; note?: string; children: ReactNode }) {
  return (
    <section className="ticket-group">
      <h2>
        {title} <span className="figure-number">{count}</span>
        {note ? <small>{note}</small> : null}
      </h2>
      {children}
    </section>
  );
}
