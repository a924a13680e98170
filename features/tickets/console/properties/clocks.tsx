import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import "./clocks.css";
import type { BusinessCalendar } from "#features/support/rules/business-calendar.ts";
import { commonHours, useDeskCalendar } from "#features/tickets/console/desk-calendar.ts";
import { dueTone, overdueText, spanText, stampText, usedShare } from "#features/tickets/console/due-words.ts";
import { Gauge } from "#features/tickets/console/queue/gauge.tsx";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import type { ClockView } from "#features/tickets/rules/staff-ticket-views.ts";
import { clockText } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";

/** The three promises of a ticket. Time runs in them only while it is our turn. */
export function Clocks({ ticket, now, locale }: { ticket: TicketOnScreen; now: number; locale: Locale }) {
  const calendar = useDeskCalendar();
  const { clocks, priority } = ticket;
  const row = (label: string, clock: ClockView, wanted: boolean) => {
    const tone = dueTone(clock.due_at, now);
    const running = clock.due_at !== null;
    return (
      <div className="ticket-clock">
        <dt>{label}</dt>
        <dd>
          <b data-tone={tone}>
            {wanted || clock.done_at
              ? clockWords(clock, { paused: clocks.paused, priority, calendar }, now, locale)
              : m.console_clock_idle()}
          </b>
          {running || clock.used_seconds > 0 ? (
            <Gauge
              share={
                running ? usedShare(calendar, clock, priority, ticket.now, now) : Math.min(1, clock.used_seconds / clock.target_seconds)
              }
              tone={tone}
            />
          ) : null}
        </dd>
      </div>
    );
  };
  return (
    <section>
      <h2>{m.console_clocks()}</h2>
      <dl>
        {row(m.console_clock_first(), clocks.first, true)}
        {row(m.console_clock_reply(), clocks.reply, clocks.reply.due_at !== null || clocks.reply.used_seconds > 0)}
        {row(m.console_clock_resolution(), clocks.resolution, true)}
      </dl>
      <p className="hint console-hint">{priority === "urgent" ? m.console_clock_note_always() : hoursNote(calendar, locale)}</p>
    </section>
  );
}

function hoursNote(calendar: BusinessCalendar, locale: Locale): string {
  const hours = commonHours(calendar, localeTraits[locale].hoursRange);
  return hours ? m.console_clock_note_hours({ hours }) : m.console_clock_note_open();
}

type Rule = { calendar: BusinessCalendar; paused: boolean; priority: TicketOnScreen["priority"] };

function clockWords(clock: ClockView, { paused, priority, calendar }: Rule, now: number, locale: Locale): string {
  const target = spanText(clock.target_seconds);
  if (clock.done_at) return `${m.console_clock_of({ used: spanText(clock.used_seconds), target })} ✓`;
  if (!clock.due_at)
    return paused
      ? `${m.console_clock_of({ used: spanText(clock.used_seconds), target })}, ${m.console_clock_paused()}`
      : m.console_clock_idle();
  const left = (Date.parse(clock.due_at) - now) / 1000;
  if (left < 0) return overdueText(calendar, clock.due_at, now, priority);
  const when = left < 86_400 ? clockText(Date.parse(clock.due_at)) : stampText(clock.due_at, now, locale);
  return left < 3600 ? `${spanText(left)}, ${when}` : when;
}
