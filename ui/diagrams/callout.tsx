import type { Point } from "./route-path.ts";

type CalloutProps = {
  x: number;
  y: number;
  value: string;
  unit?: string;
  label?: string;
  /** The point it speaks of; a thin leader is drawn there. */
  to?: Point;
  anchor?: "start" | "middle" | "end";
  /** The figure's size: 30 units, or 20 for a second figure. */
  small?: boolean;
  tone?: "ink" | "family" | "muted" | "alert";
};

/** A figure with its unit, a word below, and a leader to what it measures. */
export function Callout({ x, y, value, unit, label, to, anchor = "start", small, tone = "ink" }: CalloutProps) {
  const end = anchor === "start" ? x - 6 : anchor === "end" ? x + 6 : x;
  return (
    <g className={`dgm-callout dgm-callout-${tone} ${small ? "dgm-callout-small" : ""}`}>
      {to ? <path className="dgm-leader" d={`M${to[0]} ${to[1]}L${end} ${y - 8}`} /> : null}
      <text className="dgm-figure" x={x} y={y} textAnchor={anchor}>
        {value}
        {unit ? (
          <tspan className="dgm-unit" dx="4">
            {unit}
          </tspan>
        ) : null}
      </text>
      {label ? (
        <text className="dgm-note" x={x} y={y + (small ? 17 : 20)} textAnchor={anchor}>
          {label}
        </text>
      ) : null}
    </g>
  );
}
