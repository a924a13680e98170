import type { Locale } from "#content/locales.ts";
import "./timeline-line.css";
import type { BusinessCalendar } from "#features/support/rules/business-calendar.ts";
import { useDeskCalendar } from "#features/tickets/console/desk-calendar.ts";
import { dueTone, overdueText, spanText, stampText } from "#features/tickets/console/due-words.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import { clockText } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { type Stop, timelineOf } from "./timeline.ts";

const words: Record<Stop["kind"], () => string> = {
  opened: m.console_course_opened,
  first: m.console_course_first,
  customer: m.console_course_customer,
  reply: m.console_course_reply,
  now: m.console_course_now,
  due: m.console_course_due,
  closes: m.console_course_closes,
  closed: m.console_course_closed,
};

/** A ticket's life as a passage with evenly spaced stops; the stretch that runs is dashed. */
export function TimelineStrip({ ticket, now, locale }: { ticket: TicketOnScreen; now: number; locale: Locale }) {
  const calendar = useDeskCalendar();
  const stops = timelineOf(ticket, new Date(now).toISOString());
  const due = stops.find(({ kind }) => kind === "due")?.at ?? null;
  const tone = dueTone(due, now);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls must be reachable by keyboard
    <ol className="ticket-course" aria-label={m.console_course()} tabIndex={0}>
      {stops.map((stop, index) => {
        const { kind, at, side } = stop;
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
            {next ? <i>{stretch(calendar, stop, next, now, ticket)}</i> : null}
            <b>{kind === "now" ? clockText(now) : stampText(at, now, locale)}</b>
            {words[kind]()}
          </li>
        );
      })}
    </ol>
  );
}

function stretch(calendar: BusinessCalendar, from: Stop, next: Stop, now: number, { priority }: TicketOnScreen): string {
  if (from.kind === "due") return overdueText(calendar, from.at, now, priority);
  const seconds = (Date.parse(next.at) - Date.parse(from.at)) / 1000;
  const ahead = next.kind === "due" && Date.parse(next.at) > now;
  return ahead ? m.console_due_left({ time: spanText(seconds) }) : spanText(seconds);
}
