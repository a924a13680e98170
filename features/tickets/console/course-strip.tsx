import "./course-line.css";
import { m } from "#platform/paraglide/messages.js";
import { courseOf, type Stop } from "./course.ts";
import { clockText, dueTone, spanText, stampText } from "./due-words.ts";
import type { TicketOnScreen } from "./ticket-page.ts";

const words: Record<Stop["kind"], () => string> = {
  opened: m.desk_course_opened,
  first: m.desk_course_first,
  customer: m.desk_course_customer,
  reply: m.desk_course_reply,
  now: m.desk_course_now,
  due: m.desk_course_due,
  closes: m.desk_course_closes,
  closed: m.desk_course_closed,
};

/** A ticket's life as a passage with evenly spaced stops; the stretch that runs is dashed. */
export function CourseStrip({ ticket, now, locale }: { ticket: TicketOnScreen; now: number; locale: "en" | "ko" }) {
  const stops = courseOf(ticket, new Date(now).toISOString());
  const due = stops.find(({ kind }) => kind === "due")?.at ?? null;
  const tone = dueTone(due, now);
  return (
    <ol className="tk-course" aria-label={m.desk_course()}>
      {stops.map(({ kind, at, side }, index) => {
        const next = stops[index + 1];
        const running = next?.kind === "now";
        return (
          <li
            key={kind}
            data-kind={kind}
            data-side={side}
            data-running={running || undefined}
            data-tone={kind === "now" ? tone : undefined}
          >
            {next ? <i>{stretch(at, next, now)}</i> : null}
            <b>{kind === "now" ? clockText(now) : stampText(at, now, locale)}</b>
            {words[kind]()}
          </li>
        );
      })}
    </ol>
  );
}

function stretch(from: string, next: Stop, now: number): string {
  const seconds = (Date.parse(next.at) - Date.parse(from)) / 1000;
  if (next.kind !== "due") return spanText(seconds);
  const left = (Date.parse(next.at) - now) / 1000;
  return left < 0 ? m.desk_due_over({ time: spanText(-left) }) : m.desk_due_left({ time: spanText(left) });
}
