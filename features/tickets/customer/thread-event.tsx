// What happened between messages, in a line.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import { incidentStageWords } from "#features/tickets/rules/incident-stage-words.ts";
import type { MessageView, PersonView, TicketEvent } from "#features/tickets/rules/ticket-views.ts";
import { exactTimeText } from "#platform/i18n/relative-time.ts";
import { m } from "#platform/paraglide/messages.js";
import { StateLabel } from "./ticket-marks.tsx";
import { type Clockwork, momentText, promiseText } from "./ticket-times.ts";
import { priorityWords } from "./ticket-words.ts";

type EventMessage = Extract<MessageView, { kind: "event" }>;

export function ThreadEvent({ message, now, clockwork }: { message: EventMessage; now: number; clockwork: Clockwork }) {
  const said = eventText(message.event, message.by, clockwork.locale, (at) => promiseText(at, now, clockwork));
  if (!said) return null;
  return (
    <p className="cluster thread-event">
      <time dateTime={message.created_at} title={exactTimeText(Date.parse(message.created_at), clockwork.locale, clockwork.timeZone)}>
        {momentText(message.created_at, now, clockwork)}
      </time>
      {said}
    </p>
  );
}

function eventText(event: TicketEvent, by: PersonView, locale: Locale, promise: (at: string) => string): ReactNode {
  switch (event.type) {
    case "created":
      return (
        <>
          <b>
            <StateLabel state="open" />
          </b>
          {event.due_at ? <span>{m.ticket_event_created_due({ time: promise(event.due_at) })}</span> : null}
        </>
      );
    case "state":
      return (
        <>
          <b>
            <StateLabel state={event.to} />
          </b>
          {event.due_at ? <span>{m.ticket_event_due({ time: promise(event.due_at) })}</span> : null}
          {by.role === "staff" ? <span>{m.ticket_by({ name: by.name })}</span> : null}
        </>
      );
    case "closed": {
      const texts = {
        customer: m.ticket_event_closed_customer(),
        staff: m.ticket_event_closed_staff({ name: by.name }),
        system: m.ticket_event_closed_system(),
      };
      return (
        <>
          <b>
            <StateLabel state="closed" />
          </b>
          <span>{texts[event.by]}</span>
        </>
      );
    }
    case "reopened":
      return (
        <>
          <b>{m.ticket_event_reopened()}</b>
          {event.due_at ? <span>{m.ticket_event_due({ time: promise(event.due_at) })}</span> : null}
        </>
      );
    case "rated":
      return <span>{m.ticket_event_rated({ rating: String(event.rating) })}</span>;
    case "priority":
      return (
        <>
          <span>{m.ticket_event_priority({ from: priorityWords[event.from](), to: priorityWords[event.to]() })}</span>
          {event.due_at ? <span>{m.ticket_event_due({ time: promise(event.due_at) })}</span> : null}
        </>
      );
    case "copy": {
      const texts = { added: m.ticket_event_copy_added, removed: m.ticket_event_copy_removed, left: m.ticket_event_copy_left };
      return <span>{texts[event.change]({ email: event.email })}</span>;
    }
    case "incident": {
      const title = <a href={`/status/${event.incident}`}>{versionFor(event.title, locale)}</a>;
      if (event.change === "unlinked")
        return (
          <>
            <span>{m.ticket_event_incident_unlinked()}</span> {title}
          </>
        );
      return (
        <>
          <b>{incidentStageWords[event.stage]()}</b>
          <span>{m.ticket_event_incident()}</span> {title}
          <span className="thread-told">{versionFor(event.text, locale)}</span>
        </>
      );
    }
    case "escalated":
      return (
        <>
          <b>{m.ticket_event_escalated()}</b>
          {event.due_at ? <span>{m.ticket_course_overdue({ time: promise(event.due_at) })}</span> : null}
        </>
      );
    case "continued":
      return <Link to={`/customer/ticket/details/${event.id}`}>{m.ticket_event_continued({ number: event.number })}</Link>;
    case "merged": {
      const text = event.direction === "into" ? m.ticket_event_merged_into : m.ticket_event_merged_from;
      return <Link to={`/customer/ticket/details/${event.id}`}>{text({ number: event.number })}</Link>;
    }
    default:
      return null;
  }
}
