// The desk's day as a scale bar, with what was answered and what is due. Left out on days without either.
import "#ui/styles/hours.css";
import "#features/tickets/customer/ticket-timeline.css";
import "./day-strip.css";
import type { CSSProperties } from "react";
import { breaksOf, type OpeningHours } from "#features/support/rules/opening-hours.ts";
import { type Clockwork, clockText, dayText } from "#features/tickets/customer/ticket-times.ts";
import type { TicketListItem } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { type DayPoint, dayPoints, dayScale, type LaneWidth, labelsWithRoom, laneWidths, minuteOf } from "./day-points.ts";

type Props = { tickets: TicketListItem[]; hours: Pick<OpeningHours, "today" | "span">; now: number; clockwork: Clockwork };

export function DayStrip({ tickets, hours, now, clockwork }: Props) {
  const points = dayPoints(tickets, now);
  if (points.length === 0) return null;
  const seoul = { ...clockwork, timeZone: "Asia/Seoul" };
  const minute = minuteOf(now);
  const { first, last, steps, ticks } = dayScale(hours.span, [minute, ...points.map((point) => point.minute)]);
  const wide = (last - first) / (9 * 60);
  function place(from: number, to = from): CSSProperties {
    const text = (minutes: number) => `${((minutes / (last - first)) * 100).toFixed(2)}%`;
    return { "--x": text(from - first), "--w": text(to - from) } as CSSProperties;
  }
  /** A label near an end of the day is written towards its middle, so that it stays in the frame. */
  function sideOf(at: number): "start" | "end" | undefined {
    if (at - first < 45 * wide) return "start";
    return last - at < 45 * wide ? "end" : undefined;
  }
  const next = points.find(({ kind, at }) => kind === "due" && Date.parse(at) > now);
  const count = (kind: "given" | "due") => String(points.filter((point) => point.kind === kind).length);
  const places = points.map((point) => ({
    share: (point.minute - first) / (last - first),
    digits: shortNumber(point).length,
    side: sideOf(point.minute),
  }));
  const room = (Object.keys(laneWidths) as LaneWidth[]).map((width) => ({ width, fits: labelsWithRoom(places, width) }));
  return (
    <section className="hours-strip course" aria-label={m.tickets_today()}>
      <header>
        <b>{m.tickets_today()}</b>
        <span>{m.tickets_today_zone({ day: dayText(now, seoul) })}</span>
        <span className="course-key" aria-hidden="true">
          <span>
            <i className="course-dot" data-kind="given" />
            {m.tickets_today_given()}
          </span>
          <span>
            <i className="course-dot" data-kind="due" />
            {m.tickets_today_due()}
          </span>
        </span>
      </header>
      <p className="vh">{m.tickets_today_label({ given: count("given"), due: count("due") })}</p>
      <div className="hours-lane course-lane day-lane" aria-hidden="true">
        <span className="course-base" />
        {breaksOf(hours.today).map(({ from, to }) => (
          <span key={from} className="hours-off course-off" style={place(from, to)}>
            {/* Of a whole day an hour is too narrow for a word. */}
            {(to - from) / wide > 40 ? m.support_strip_lunch() : null}
          </span>
        ))}
        {next ? <span className="course-go" style={place(minute, next.minute)} /> : null}
        {points.map((point, index) => {
          const widths = room.filter(({ fits }) => fits[index]).map(({ width }) => width);
          return (
            <span key={`${point.id}-${point.kind}`} className="course-pair" style={place(point.minute)}>
              {widths.length > 0 ? (
                <span className="course-label" data-side={sideOf(point.minute)} data-fits={widths.join(" ")}>
                  <b>{clockText(point.at, seoul)}</b> <span className="course-number">{shortNumber(point)}</span>
                </span>
              ) : null}
              <i className="course-point" data-kind={point.kind === "due" && Date.parse(point.at) < now ? "late" : point.kind} />
            </span>
          );
        })}
        <span className="hours-now course-now" style={place(minute)} data-late={last - minute < 120 * wide || undefined}>
          <span>{m.ticket_now({ time: clockText(now, seoul) })}</span>
        </span>
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

function shortNumber({ number }: DayPoint): string {
  return String(Number(number.split("-").at(-1)));
}
