import "#ui/styles/hours.css";
import type { CSSProperties } from "react";
import { priorityCodes } from "#features/tickets/console/console-words.ts";
import { clockText } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import type { DeskDay } from "./desk-day.ts";

const dayMinutes = 24 * 60;
const at = (minute: number) => ({ "--x": `${((minute / dayMinutes) * 100).toFixed(2)}%` }) as CSSProperties;

/** What waits now, by when it came in, as a stair up to this minute; then one mark for each answer that falls due. */
export function DeskDayStrip({ day, now }: { day: DeskDay; now: number }) {
  const { waiting, due, later } = day;
  const late = due.filter((mark) => mark.late).length;
  const label = m.today_day_label({
    waiting: String(waiting),
    late: String(late),
    due: String(due.length - late),
    later: String(later),
  });
  const stair = day.steps.map(({ minute, count }) => `H${minute}V${100 - (count / Math.max(1, waiting)) * 92}`).join("");
  return (
    <section className="hours-strip today-day" aria-label={m.today_day()}>
      <header>
        <h2>{m.today_day()}</h2>
        <span>{m.today_day_waiting({ count: String(waiting) })}</span>
        {later > 0 ? <span>{m.today_day_later({ count: String(later) })}</span> : null}
      </header>
      <p className="vh">{label}</p>
      <div className="hours-lane" aria-hidden="true">
        <svg viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 100${stair}H${day.now}V100Z`} />
        </svg>
        {due.map((mark, index) => (
          <b
            key={mark.id}
            title={mark.number}
            style={{ ...at(mark.minute), "--row": index % 3 } as CSSProperties}
            data-tone={mark.late ? "late" : undefined}
          >
            {priorityCodes[mark.priority]}
          </b>
        ))}
        <i className="hours-now" style={at(day.now)} data-late={day.now > dayMinutes * 0.8 || undefined}>
          <span>{m.today_day_now({ time: clockText(now) })}</span>
        </i>
      </div>
      <div className="hours-scale" style={{ "--n": 12 } as CSSProperties} aria-hidden="true" />
      <div className="hours-ticks" aria-hidden="true">
        {Array.from({ length: 13 }, (_, index) => index * 2).map((hour) => (
          <span key={hour} style={at(hour * 60)}>
            {String(hour).padStart(2, "0")}
          </span>
        ))}
      </div>
    </section>
  );
}
