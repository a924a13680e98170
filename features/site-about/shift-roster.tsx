import "./shift-roster.css";
import { type CSSProperties, useEffect, useState } from "react";
import { clockText } from "#platform/i18n/format.ts";

export type RosterWords = {
  title: string;
  description: string;
  shifts: readonly { name: string; from: string; to: string; people: string; body: string }[];
  handover: string;
  now: string;
};

function hoursOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours + minutes / 60;
}

/** A shift as pieces of the day; one that passes midnight has two. */
export function shiftPieces(from: string, to: string): { start: number; end: number }[] {
  const [start, end] = [hoursOf(from), hoursOf(to)];
  return start < end
    ? [{ start, end }]
    : [
        { start, end: 24 },
        { start: 0, end },
      ];
}

/** The hour in Seoul, known only in the browser: the page is the same for everyone. */
function useSeoulHour(): { hour: number; text: string } | undefined {
  const [now, setNow] = useState<{ hour: number; text: string }>();
  useEffect(() => {
    function tick() {
      const text = clockText(Date.now());
      setNow({ hour: hoursOf(text), text });
    }
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** One day of the control room as a scale bar, with the hand-overs where two shifts overlap. */
export function ShiftRoster({ words }: { words: RosterWords }) {
  const now = useSeoulHour();
  return (
    <figure className="roster">
      <figcaption>
        <b>{words.title}</b>
        <span className="vh">{words.description}</span>
      </figcaption>
      <div className="roster-sheet">
        {words.shifts.map((shift) => (
          <div key={shift.name} className="roster-row">
            <div className="roster-name">
              <b>{shift.name}</b>
              <span>
                {shift.from}–{shift.to}
              </span>
            </div>
            <div className="roster-bar" aria-hidden="true">
              {shiftPieces(shift.from, shift.to).map(({ start, end }) => (
                <i key={start} style={{ "--start": start / 24, "--length": (end - start) / 24 } as CSSProperties} />
              ))}
            </div>
            <p>
              {shift.people}: {shift.body}
            </p>
          </div>
        ))}
        <div className="roster-hours" aria-hidden="true">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour} style={{ "--start": hour / 24 } as CSSProperties}>
              {String(hour).padStart(2, "0")}
            </span>
          ))}
          {now ? (
            <em style={{ "--start": now.hour / 24 } as CSSProperties}>
              {now.text} <span>{words.now}</span>
            </em>
          ) : null}
        </div>
      </div>
      <p className="roster-note">{words.handover}</p>
    </figure>
  );
}
