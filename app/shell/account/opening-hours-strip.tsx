import "#ui/styles/hours.css";
import "./opening-hours-strip.css";
import type { CSSProperties } from "react";
import { breaksOf, clockAt, hoursMarked, type OpeningHours } from "#features/support/rules/opening-hours.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";

/** Where minutes of the day stand on a scale. */
function scaleOf({ from: first, to: last }: OpeningHours["span"]) {
  const share = (minute: number) => ((Math.min(last, Math.max(first, minute)) - first) / (last - first)) * 100;
  return {
    share,
    ...hoursMarked({ from: first, to: last }),
    place: (from: number, to = from) =>
      ({ "--x": `${share(from).toFixed(2)}%`, "--w": `${(share(to) - share(from)).toFixed(2)}%` }) as CSSProperties,
  };
}

/** The desk's day as the scale bar of a chart, with the moment it is. */
export function OpeningHoursStrip({ hours, words }: { hours: OpeningHours; words: string }) {
  const time = clockAt(hours.minute);
  const spans = hours.today.map(({ from, to }) => `${clockAt(from)}–${clockAt(to)}`).join(", ");
  const label = spans ? m.support_strip_label({ hours: spans, time }) : m.support_strip_label_off({ time });
  const { from: first, to: last } = hours.span;
  const { share, steps, ticks, place } = scaleOf(hours.span);
  const inside = hours.minute >= first && hours.minute <= last;
  const states = { open: m.support_state_open(), lunch: m.support_state_lunch(), closed: m.support_state_closed() };
  return (
    <section className="hours-strip opening-hours" aria-label={m.support_strip()}>
      <header>
        <h2>{m.support_strip()}</h2>
        <span>{words}</span>
        <Badge tone={hours.state === "open" ? "jade" : hours.state === "lunch" ? "soon" : "plain"}>{states[hours.state]}</Badge>
      </header>
      <p className="vh">{label}</p>
      <div className="hours-lane opening-lane" aria-hidden="true">
        {hours.today.map(({ from, to }) => (
          <i key={from} className="opening-span opening-span-open" style={place(from, to)} />
        ))}
        {breaksOf(hours.today).map(({ from, to }) => (
          <i key={from} className="centred opening-span hours-off" style={place(from, to)}>
            {m.support_strip_lunch()}
          </i>
        ))}
        {hours.today.length === 0 ? (
          <i className="centred opening-span hours-off" style={place(first, last)}>
            {m.support_strip_off()}
          </i>
        ) : null}
        {inside ? (
          <i className="hours-now opening-now" data-late={share(hours.minute) > 77 || undefined} style={place(hours.minute)}>
            <span>{m.support_strip_now({ time })}</span>
          </i>
        ) : null}
      </div>
      <div className="hours-scale" style={{ "--n": steps } as CSSProperties} aria-hidden="true" />
      <div className="hours-ticks" aria-hidden="true">
        {ticks.map((hour) => (
          <span key={hour} style={place(hour * 60)}>
            {String(hour).padStart(2, "0")}
          </span>
        ))}
      </div>
    </section>
  );
}
