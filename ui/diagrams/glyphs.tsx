import "./glyphs.css";
import type { ReactNode } from "react";

// Small drawings for the rows of a data sheet, 176 × 48, made from the numbers they stand for. They repeat what the row says, so
// screen readers pass over them.

const width = 176;

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg className="gly" viewBox="0 0 176 48" aria-hidden="true">
      {children}
    </svg>
  );
}

function at(index: number, count: number, from = 3, to = width - 3): number {
  return count < 2 ? from : Math.round((from + ((to - from) * index) / (count - 1)) * 10) / 10;
}

/** Upright bars on a base line: a distribution, a log, growth. Values of any scale; `on` marks one. */
export function GlyphBars({ values, on }: { values: readonly number[]; on?: number }) {
  const top = Math.max(...values, 1);
  return (
    <Glyph>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity but their place
        <path
          key={index}
          className={on === undefined || on === index ? "gly-bar" : "gly-bar gly-dim"}
          d={`M${at(index, values.length)} 42v${-Math.max(1.5, Math.round((value / top) * 36))}`}
        />
      ))}
      <path className="gly-line" d="M0 45.5h176" />
    </Glyph>
  );
}

/** Two or three labelled tracks of equal pieces, the last `on` of which are filled: round trips, copies, hops. */
export function GlyphTracks({ tracks }: { tracks: readonly { label: string; steps: number; on: number }[] }) {
  const longest = Math.max(...tracks.map((track) => track.steps));
  const piece = 140 / longest;
  const gap = tracks.length > 2 ? 17 : 26;
  const top = tracks.length > 2 ? 7 : 12;
  return (
    <Glyph>
      {tracks.map((track, row) => {
        const y = top + row * gap;
        return (
          <g key={track.label}>
            <text x="0" y={y + 4}>
              {track.label}
            </text>
            <path className="gly-line" d={`M36 ${y}h140`} />
            {Array.from({ length: track.steps }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
              <path
                key={index}
                className={index >= track.steps - track.on ? "gly-thick" : "gly-thick gly-dim"}
                d={`M${36 + index * piece + 1} ${y}h${piece - 4}`}
              />
            ))}
          </g>
        );
      })}
    </Glyph>
  );
}

/** A stair: percentages that rise or fall step by step. */
export function GlyphSteps({ values }: { values: readonly number[] }) {
  const top = Math.max(...values, 1);
  const tread = width / values.length;
  const points = values.map((value) => 42 - Math.round((value / top) * 36));
  const d = points.map((y, index) => `${index === 0 ? `M0 ${y}` : `V${y}`}h${tread}`).join("");
  return (
    <Glyph>
      <path className="gly-wash" d={`${d}V44H0Z`} />
      <path className="gly-stroke" d={d} />
      <path className="gly-line" d="M0 44.5h176" />
    </Glyph>
  );
}

/** A scale with stops: `on` is how far along (0 to 1) the value lies; `labels` stand under the ends. */
export function GlyphTicks({ count, on, labels }: { count: number; on: number; labels?: readonly [string, string] }) {
  const x = at(on, 2);
  return (
    <Glyph>
      <path className="gly-line" d={`M3 20h170${Array.from({ length: count }, (_, index) => `M${at(index, count)} 16v8`).join("")}`} />
      <path className="gly-stroke" d={`M3 20H${x}`} />
      <circle className="gly-stop" cx={x} cy="20" r="6" />
      {labels ? (
        <>
          <text x="0" y="44">
            {labels[0]}
          </text>
          <text x={width} y="44" textAnchor="end">
            {labels[1]}
          </text>
        </>
      ) : null}
    </Glyph>
  );
}

/** A ring filled to a share (0 to 1), with a word beside it. */
export function GlyphRing({ share, label }: { share: number; label?: string }) {
  const length = 2 * Math.PI * 18;
  return (
    <Glyph>
      <circle className="gly-track" cx="24" cy="24" r="18" />
      <circle
        className="gly-arc"
        cx="24"
        cy="24"
        r="18"
        strokeDasharray={`${Math.round(length * share * 10) / 10} ${Math.ceil(length)}`}
        transform="rotate(-90 24 24)"
      />
      {label ? (
        <text className="gly-key" x="56" y="28">
          {label}
        </text>
      ) : null}
    </Glyph>
  );
}

/** Pieces of a whole: the first `done` are filled, the next one half, the rest empty. */
export function GlyphSlices({ total, done }: { total: number; done: number }) {
  const piece = width / total;
  return (
    <Glyph>
      {Array.from({ length: total }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
          key={index}
          className={index < done ? "gly-full" : index === done ? "gly-half" : "gly-empty"}
          x={Math.round(index * piece * 10) / 10 + 0.5}
          y="14"
          width={Math.max(2, Math.round((piece - 2.5) * 10) / 10)}
          height="20"
          rx="1.5"
        />
      ))}
    </Glyph>
  );
}

/** One bar divided by shares; the first part has the colour. */
export function GlyphSplit({ parts }: { parts: readonly { share: number; label: string }[] }) {
  const total = parts.reduce((sum, part) => sum + part.share, 0);
  let x = 0;
  return (
    <Glyph>
      {parts.map((part, index) => {
        const start = x;
        const wide = (part.share / total) * width;
        x += wide;
        const last = index === parts.length - 1;
        return (
          <g key={part.label}>
            <rect
              className={index === 0 ? "gly-full" : "gly-empty"}
              x={start + 0.5}
              y="6"
              width={Math.max(2, wide - 2)}
              height="18"
              rx="1.5"
            />
            <text
              className={index === 0 ? "gly-key" : undefined}
              x={last && index > 0 ? width : start}
              y="42"
              textAnchor={last && index > 0 ? "end" : "start"}
            >
              {part.label}
            </text>
          </g>
        );
      })}
    </Glyph>
  );
}
