import "./glyphs.css";
import type { ReactNode } from "react";

// More drawings for data sheet rows: ways, joins, locks, checks. The ones made of bars and shares are in glyphs.tsx.

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg className="gly" viewBox="0 0 176 48" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Many ways that join into one: shields, gateways, one invoice. */
export function GlyphFan({ count }: { count: number }) {
  const rows = Array.from({ length: count }, (_, index) => (count < 2 ? 24 : 4 + (40 * index) / (count - 1)));
  return (
    <Glyph>
      {rows.map((y) => (
        <g key={y}>
          <path className="gly-thin" d={`M4 ${y}C60 ${y} 70 24 104 24`} />
          <circle className="gly-ring" cx="4" cy={y} r="2.4" />
        </g>
      ))}
      <path className="gly-stroke" d="M112 24h50" />
      <circle className="gly-node" cx="106" cy="24" r="7" />
      <circle className="gly-end" cx="168" cy="24" r="6" />
    </Glyph>
  );
}

/** Stops on a line; `on` of them reached. */
export function GlyphPath({ stops, on = stops }: { stops: number; on?: number }) {
  const x = (index: number) => 8 + (160 * index) / Math.max(1, stops - 1);
  return (
    <Glyph>
      <path className="gly-dotted" d="M8 24h160" />
      <path className="gly-stroke" d={`M8 24H${x(Math.max(0, on - 1))}`} />
      {Array.from({ length: stops }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity but their place
        <circle key={index} className={index < on ? "gly-stop" : "gly-node"} cx={x(index)} cy="24" r="6" />
      ))}
    </Glyph>
  );
}

/** Two ways to one end: the upper runs, the lower waits. */
export function GlyphTwin({ labels }: { labels?: readonly [string, string] }) {
  return (
    <Glyph>
      <path className="gly-stroke" d="M12 24C40 24 36 9 64 9h48c28 0 24 15 52 15" />
      <path className="gly-dotted" d="M12 24c28 0 24 15 52 15h48c28 0 24-15 52-15" />
      <circle className="gly-node" cx="10" cy="24" r="6" />
      <circle className="gly-end" cx="166" cy="24" r="6" />
      {labels ? (
        <>
          <text className="gly-key" x="88" y="24" textAnchor="middle">
            {labels[0]}
          </text>
          <text x="88" y="35" textAnchor="middle">
            {labels[1]}
          </text>
        </>
      ) : null}
    </Glyph>
  );
}

/** Kept under lock for a time: `days` is written beside the lock. */
export function GlyphLock({ label }: { label: string }) {
  return (
    <Glyph>
      <path className="gly-stroke" d="M15 22v-7a9 9 0 0 1 18 0v7" />
      <rect className="gly-full" x="9" y="21" width="30" height="21" rx="3" />
      <circle className="gly-hole" cx="24" cy="31" r="3" />
      <path className="gly-line" d="M56 36h120M56 31v10M176 31v10" />
      <text className="gly-key" x="116" y="24" textAnchor="middle">
        {label}
      </text>
    </Glyph>
  );
}

/** Two lines of code or header, and a tick. */
export function GlyphCheck({ lines }: { lines: readonly [string, string] }) {
  return (
    <Glyph>
      <text x="0" y="20">
        {lines[0]}
      </text>
      <text className="gly-key" x="0" y="38">
        {lines[1]}
      </text>
      <path className="gly-line" d="M140 8v32" />
      <path className="gly-stroke" d="M152 25l6 6 12-14" />
    </Glyph>
  );
}

/** A measured line over time with a limit drawn across it. Values and limit share one scale. */
export function GlyphCurve({ values, limit }: { values: readonly number[]; limit?: number }) {
  const top = Math.max(...values, limit ?? 0, 1);
  const y = (value: number) => Math.round((44 - (value / top) * 38) * 10) / 10;
  const d = values
    .map((value, index) => `${index ? "L" : "M"}${Math.round((176 * index) / Math.max(1, values.length - 1))} ${y(value)}`)
    .join("");
  return (
    <Glyph>
      <path className="gly-wash" d={`${d}V45H0Z`} />
      <path className="gly-stroke" d={d} />
      {limit === undefined ? null : <path className="gly-dotted" d={`M0 ${y(limit)}h176`} />}
      <path className="gly-line" d="M0 45.5h176" />
    </Glyph>
  );
}

/** Cells of a rack, a matrix or a calendar; `on` lists the filled ones. */
export function GlyphCells({ columns, rows, on }: { columns: number; rows: number; on: readonly number[] }) {
  const size = Math.min(176 / columns, 48 / rows);
  return (
    <Glyph>
      {Array.from({ length: columns * rows }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
          key={index}
          className={on.includes(index) ? "gly-full" : "gly-empty"}
          x={(index % columns) * size + 0.8}
          y={Math.floor(index / columns) * size + 0.8}
          width={size - 2.4}
          height={size - 2.4}
          rx="1"
        />
      ))}
    </Glyph>
  );
}
