import "#ui/styles/hours.css";
import "./opening-hours-strip.css";
import type { CSSProperties } from "react";
import { clockAt, type OpeningHours } from "#features/support/rules/opening-hours.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";

const first = 9 * 60;
const last = 18 * 60;
const scaleHours = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

function place(from: number, to = from): CSSProperties {
  const share = (minute: number) => `${(((Math.min(last, Math.max(first, minute)) - first) / (last - first)) * 100).toFixed(2)}%`;
  return { "--x": share(from), "--w": `calc(${share(to)} - ${share(from)})` } as CSSProperties;
}

/** The desk's day as the scale bar of a chart, with the moment it is. */
export function OpeningHoursStrip({ hours, words }: { hours: OpeningHours; words: string }) {
  const time = clockAt(hours.minute);
  const spans = hours.today.map(({ from, to }) => `${clockAt(from)}–${clockAt(to)}`).join(", ");
  const label = spans ? m.support_strip_label({ hours: spans, time }) : m.support_strip_label_off({ time });
  const [morning, afternoon] = hours.today;
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
        {morning && afternoon ? (
          <i className="centred opening-span hours-off" style={place(morning.to, afternoon.from)}>
            {m.support_strip_lunch()}
          </i>
        ) : null}
        {hours.today.length === 0 ? (
          <i className="centred opening-span hours-off" style={place(first, last)}>
            {m.support_strip_off()}
          </i>
        ) : null}
        {inside ? (
          <i className="hours-now opening-now" data-late={hours.minute > 16 * 60 || undefined} style={place(hours.minute)}>
            <span>{m.support_strip_now({ time })}</span>
          </i>
        ) : null}
      </div>
      <div className="hours-scale" style={{ "--n": 9 } as CSSProperties} aria-hidden="true" />
      <div className="hours-ticks" aria-hidden="true">
        {scaleHours.map((hour) => (
          <span key={hour} style={place(hour * 60)}>
            {String(hour).padStart(2, "0")}
          </span>
        ))}
      </div>
    </section>
  );
}
