// One ticket in the list: whose turn it is, what was said last, and by when somebody answers.
import { Link } from "react-router";
import { PriorityLabel, ServiceLabel, StateLabel } from "#features/tickets/customer/ticket-marks.tsx";
import { type Clockwork, dayText, momentText, spanText } from "#features/tickets/customer/ticket-times.ts";
import type { TicketListItem } from "#features/tickets/rules/ticket-views.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { TypingDots } from "#ui/live-dot.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";

type TicketRowProps = { ticket: TicketListItem; now: number; clockwork: Clockwork; writing: string | undefined };

export function TicketRow({ ticket, now, clockwork, writing }: TicketRowProps) {
  const { service, last, unread } = ticket;
  return (
    <Link
      to={`/customer/ticket/details/${ticket.id}`}
      className="ticket-row"
      data-unread={unread || undefined}
      data-writing={writing ? true : undefined}
      data-done={ticket.state === "closed" || undefined}
      data-ahead
    >
      <span className="ticket-unread">{unread ? <span className="vh">{m.tickets_unread()}</span> : null}</span>
      <span className="ticket-subject">
        <b {...writtenIn(ticket.subject)}>{ticket.subject}</b>
        {writing ? (
          <span className="ticket-writing">
            {m.tickets_writing({ name: writing })}
            <TypingDots />
          </span>
        ) : (
          <span>
            <span className="ticket-who" {...(last.by.role === "you" ? {} : writtenIn(last.by.name))}>
              {last.by.role === "you" ? m.tickets_by_you() : last.by.name}
            </span>{" "}
            <em {...writtenIn(last.text)}>{last.text}</em>
          </span>
        )}
      </span>
      <span className="ticket-two ticket-cell-state">
        <StateLabel state={ticket.state} />
        <small>{ticket.customer.role === "you" ? ticket.number : `${ticket.number} · ${ticket.customer.name}`}</small>
      </span>
      <span className="ticket-two ticket-cell-service">
        {service ? (
          <>
            <ServiceLabel service={service} />
            <small>{[service.code, service.site].filter(Boolean).join(" · ")}</small>
          </>
        ) : null}
      </span>
      <span className="ticket-cell-priority">
        <PriorityLabel priority={ticket.priority} />
      </span>
      <span className="ticket-two ticket-when">
        <When ticket={ticket} now={now} clockwork={clockwork} />
      </span>
    </Link>
  );
}

/** The line that matters in this state: our deadline, theirs, or the end. */
function When({ ticket, now, clockwork }: { ticket: TicketListItem; now: number; clockwork: Clockwork }) {
  if (ticket.due_at) {
    const left = Date.parse(ticket.due_at) - now;
    const whole = Date.parse(ticket.due_at) - Date.parse(ticket.last.at);
    const tone = left < 0 ? "late" : left < 3_600_000 ? "soon" : "ink";
    return (
      <>
        <b>{m.tickets_due_by({ time: momentText(ticket.due_at, now, clockwork) })}</b>
        <ProgressBar
          className="ticket-gauge"
          label={m.tickets_today_due()}
          value={Math.min(whole, Math.max(0, whole - left))}
          max={Math.max(1, whole)}
          tone={tone}
        />
        <small data-tone={tone}>{left < 0 ? m.tickets_over({ span: spanText(left) }) : m.tickets_left({ span: spanText(left) })}</small>
      </>
    );
  }
  return (
    <>
      <b>
        <RelativeTime at={ticket.updated_at} now={now} locale={clockwork.locale} timeZone={clockwork.timeZone} />
      </b>
      <small>{noteOf(ticket, now, clockwork)}</small>
    </>
  );
}

function noteOf(ticket: TicketListItem, now: number, clockwork: Clockwork): string {
  if (ticket.state === "closed") {
    if (ticket.rating) return m.tickets_rated({ rating: String(ticket.rating) });
    if (ticket.rate_until && Date.parse(ticket.rate_until) > now) {
      return m.tickets_rate_until({ day: dayText(ticket.rate_until, clockwork) });
    }
    return ticket.closed_at ? m.tickets_closed_on({ day: dayText(ticket.closed_at, clockwork) }) : "";
  }
  if (ticket.state === "answered" && ticket.closes_at) return m.tickets_closes({ day: dayText(ticket.closes_at, clockwork) });
  return ticket.state === "on_hold" ? m.tickets_paused() : "";
}
