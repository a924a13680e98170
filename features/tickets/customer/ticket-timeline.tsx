// The head of a ticket: whose turn it is and until when, over the course of what has happened.
import "#ui/styles/hours.css";
import "./ticket-timeline.css";
import type { CSSProperties } from "react";
import type { MessageView, TicketView } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { type Clockwork, clockText, dayNumber, dayText, momentText, promiseText, spanText } from "./ticket-times.ts";
import { priorityRule } from "./ticket-words.ts";
import { type TimelineName, type TimelinePoint, timelineOf } from "./timeline-points.ts";

type TicketCourseProps = {
  ticket: TicketView;
  messages: readonly MessageView[];
  /** Within which tickets of its department and priority are answered. */
  answerMinutes: number;
  now: number;
  clockwork: Clockwork;
};

const names: Record<TimelineName, () => string> = {
  opened: m.ticket_course_opened,
  first: m.ticket_course_first,
  answer: m.ticket_course_answer,
  reply: m.ticket_course_reply,
  closed: m.ticket_course_end,
  reopened: m.ticket_course_reopened,
  deadline: m.ticket_course_deadline,
};

function place(x: number, to = x): CSSProperties {
  return { "--x": `${(x * 100).toFixed(2)}%`, "--w": `${((to - x) * 100).toFixed(2)}%` } as CSSProperties;
}

export function TicketCourse({ ticket, messages, answerMinutes, now, clockwork }: TicketCourseProps) {
  const course = timelineOf(ticket, messages, now);
  const { heading, text } = headOf(ticket, answerMinutes, now, clockwork);
  const oneDay = dayNumber(course.from, clockwork) === dayNumber(course.to, clockwork);
  const coarse = course.to - course.from > 3 * 86_400_000;
  const tick = (at: number) => (coarse ? dayText(at, clockwork) : oneDay ? clockText(at, clockwork) : momentText(at, now, clockwork));
  const due = course.points.find(({ name, kind }) => name === "deadline" && kind === "due");
  const since = [...course.points].reverse().find(({ kind, at }) => kind === "own" && at <= now);
  const every = course.ticks.length > 7 ? 2 : 1;
  return (
    <section className="hours-strip course" aria-label={m.ticket_course()}>
      <header>
        <b>{heading}</b>
        <span>{text}</span>
      </header>
      <div className="hours-lane course-lane" data-tall aria-hidden="true">
        <span className="course-base" />
        {due && since ? <span className="course-go" style={place(since.x, due.x)} /> : null}
        {course.points.map((point) => (
          <Point key={`${point.name}-${point.at}`} point={point} now={now} clockwork={clockwork} coarse={coarse} />
        ))}
        {course.now === null ? null : (
          <span className="hours-now course-now" style={place(course.now)} data-late={course.now > 0.82 || undefined}>
            <span>{m.ticket_now({ time: clockText(now, clockwork) })}</span>
          </span>
        )}
      </div>
      <div className="hours-scale" style={{ "--n": Math.max(1, course.ticks.length - 1) } as CSSProperties} aria-hidden="true" />
      <div className="hours-ticks course-ticks" aria-hidden="true">
        {course.ticks.map(({ at, x }, index) =>
          index % every === 0 ? (
            <span key={at} style={place(x)} data-edge={index === 0 ? "start" : index === course.ticks.length - 1 ? "end" : undefined}>
              {tick(at)}
            </span>
          ) : null,
        )}
      </div>
    </section>
  );
}

function Point({ point, now, clockwork, coarse }: { point: TimelinePoint; now: number; clockwork: Clockwork; coarse: boolean }) {
  const { name, kind, at, x, labelled } = point;
  const side = x < 0.06 ? "start" : x > 0.94 ? "end" : undefined;
  // On a phone a label is a third of the line.
  const near = x < 0.2 ? "start" : x > 0.8 ? "end" : undefined;
  return (
    <span className="course-pair" style={place(x)}>
      {labelled ? (
        <span
          className="course-label"
          data-side={side}
          data-near={near}
          data-rank={name === "deadline" || name === "opened" ? "first" : undefined}
        >
          <b>{coarse ? dayText(at, clockwork) : momentText(at, now, clockwork)}</b>
          <br />
          {names[name]()}
        </span>
      ) : null}
      <i className="course-point" data-kind={kind} />
    </span>
  );
}

function headOf(ticket: TicketView, answerMinutes: number, now: number, clockwork: Clockwork): { heading: string; text: string } {
  if (ticket.state === "closed") {
    const day = dayText(ticket.closed_at ?? ticket.updated_at, clockwork);
    const text = ticket.may.reopen && ticket.reopen_until ? m.ticket_course_reopen({ day: dayText(ticket.reopen_until, clockwork) }) : "";
    return { heading: m.ticket_course_closed({ day }), text: text || (ticket.may.reply ? m.ticket_course_over() : "") };
  }
  if (ticket.state === "on_hold") return { heading: m.ticket_course_hold(), text: m.ticket_course_hold_text() };
  if (ticket.state === "answered") {
    const text = ticket.closes_at ? m.ticket_course_waiting_text({ day: dayText(ticket.closes_at, clockwork) }) : "";
    return { heading: m.ticket_course_waiting(), text };
  }
  if (!ticket.due_at) return { heading: m.ticket_course_working(), text: "" };
  const left = Date.parse(ticket.due_at) - now;
  const time = promiseText(ticket.due_at, now, clockwork);
  const span = spanText(left);
  const rule = priorityRule(ticket.priority, answerMinutes);
  return left < 0
    ? { heading: m.ticket_course_overdue({ time }), text: `${m.tickets_over({ span })}. ${rule}` }
    : { heading: m.ticket_course_due({ time }), text: `${m.tickets_left({ span })}. ${rule}` };
}
