import "./gauge.css";
import type { CSSProperties } from "react";
import type { DueTone } from "#features/tickets/console/due-words.ts";
import { m } from "#platform/paraglide/messages.js";

const quarters = [0, 1, 2, 3];

/** The scale bar as a clock: four quarters of the time allowed, filled as it passes. */
export function Gauge({ share, tone }: { share: number; tone: DueTone }) {
  return (
    <span
      className="ticket-due-gauge"
      data-tone={tone}
      role="img"
      aria-label={m.console_gauge({ percent: String(Math.round(share * 100)) })}
    >
      {quarters.map((quarter) => (
        <i key={quarter} style={{ "--fill": Math.min(1, Math.max(0, share * 4 - quarter)) } as CSSProperties} />
      ))}
    </span>
  );
}
