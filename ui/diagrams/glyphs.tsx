import { at, Glyph, upTo, glyphWidth as width } from "./glyph-frame.tsx";

// Small drawings for the rows of a data sheet, 176 × 48, made from the numbers they stand for. They repeat what the row says, so
// screen readers pass over them.

/** Upright bars on a base line: a distribution, a log, growth. Values of any scale; `on` marks one. */
export function GlyphBars({ values, on }: { values: readonly number[]; on?: number }) {
  const top = Math.max(...values, 1);
  return (
    <Glyph>
      {upTo(values.length).map((index) => (
        <path
          key={index}
          className={on === undefined || on === index ? "gly-bar" : "gly-bar gly-dim"}
          d={`M${at(index, values.length)} 42v${-Math.max(1.5, Math.round(((values[index] ?? 0) / top) * 36))}`}
        />
      ))}
      <path className="mark-line-faint" d="M0 45.5h176" />
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
            <path className="mark-line-faint" d={`M36 ${y}h140`} />
            {upTo(track.steps).map((index) => (
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
      <path className="mark-line-faint" d="M0 44.5h176" />
    </Glyph>
  );
}

/** A scale with stops: `on` is how far along (0 to 1) the value lies; `labels` stand under the ends. */
export function GlyphTicks({ count, on, labels }: { count: number; on: number; labels?: readonly [string, string] }) {
  const x = at(on, 2);
  return (
    <Glyph>
      <path
        className="mark-line-faint"
        d={`M3 20h170${Array.from({ length: count }, (_, index) => `M${at(index, count)} 16v8`).join("")}`}
      />
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

/** Pieces of a whole: the first `done` are filled, the next one half, the rest empty. */
export function GlyphSlices({ total, done }: { total: number; done: number }) {
  const piece = width / total;
  return (
    <Glyph>
      {upTo(total).map((index) => (
        <rect
          key={index}
          className={index < done ? "mark-solid" : index === done ? "mark-wash" : "mark-line-faint"}
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
              className={index === 0 ? "mark-solid" : "mark-line-faint"}
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

/** Many ways that join into one: shields, gateways, one invoice. */
export function GlyphFan({ count }: { count: number }) {
  const rows = upTo(count).map((index) => (count < 2 ? 24 : 4 + (40 * index) / (count - 1)));
  return (
    <Glyph>
      {rows.map((y) => (
        <g key={y}>
          <path className="mark-line-family" strokeWidth="1.3" d={`M4 ${y}C60 ${y} 70 24 104 24`} />
          <circle className="mark-body-family" strokeWidth="1.4" cx="4" cy={y} r="2.4" />
        </g>
      ))}
      <path className="gly-stroke" d="M112 24h50" />
      <circle className="gly-node" cx="106" cy="24" r="7" />
      <circle className="mark-solid-ink" cx="168" cy="24" r="6" />
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
      {upTo(stops).map((index) => (
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
      <circle className="mark-solid-ink" cx="166" cy="24" r="6" />
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
      <rect className="mark-solid" x="9" y="21" width="30" height="21" rx="3" />
      <circle className="mark-solid-paper" cx="24" cy="31" r="3" />
      <path className="mark-line-faint" d="M56 36h120M56 31v10M176 31v10" />
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
      <path className="mark-line-faint" d="M140 8v32" />
      <path className="gly-stroke" d="M152 25l6 6 12-14" />
    </Glyph>
  );
}
