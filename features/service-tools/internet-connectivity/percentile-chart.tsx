import { type PointerEvent, useId, useRef } from "react";
import { transitFigures as f } from "#content/figures/internet-connectivity.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import type { Percentile, Spike } from "./percentile.ts";
import { type Box, chartMaxMbps, durationPath, monthPath, spikeAt, spikeFrom, xOfShare, yOf } from "./percentile-paths.ts";

export type PercentileChartWords = {
  days: string;
  line: string;
  commitLine: string;
  dropped: string;
  timeView: string;
  sortedView: string;
  handle: string;
  mbps: string;
  hourUnit: string;
  gbps: string;
  title: string;
  description: string;
};

type ChartProps = {
  words: PercentileChartWords;
  samples: readonly number[];
  month: Percentile;
  spike: Spike;
  commit: number;
  onSpike: (spike: Spike) => void;
};

function Grid({ box, words }: { box: Box; words: PercentileChartWords }) {
  return (
    <g>
      {[0, 250, 500, 750, 1_000].map((mbps) => (
        <g key={mbps}>
          <path className="mark-line-hair" d={`M${box.x} ${yOf(box, mbps)}h${box.w}`} />
          <text className="dgm-tick" x={box.x - 8} y={yOf(box, mbps) + 4} textAnchor="end">
            {mbps === 1_000 ? `1 ${words.gbps.slice(0, 1)}` : mbps}
          </text>
        </g>
      ))}
    </g>
  );
}

function BilledLine({
  box,
  month,
  commit,
  words,
  billedAt,
  handleY = Number.NaN,
}: {
  box: Box;
  month: Percentile;
  commit: number;
  words: PercentileChartWords;
  /** The end of the line that carries its name; without it the line is unnamed. */
  billedAt?: "start" | "end";
  /** Where the handle is: a line as high as that has its name below the handle. */
  handleY?: number;
}) {
  const y = yOf(box, month.billedMbps);
  const nameY = Math.abs(y - handleY) < 34 ? y + 38 : Math.max(y - 9, box.y + 15);
  return (
    <g>
      <path className="mark-line" strokeDasharray="2 4" d={`M${box.x} ${yOf(box, commit)}h${box.w}`} />
      <path className="mark-line" strokeWidth={2.2} d={`M${box.x} ${y}h${box.w}`} />
      {billedAt ? (
        <text className="dgm-label" x={billedAt === "start" ? box.x + 10 : box.x + box.w} y={nameY} textAnchor={billedAt}>
          {words.line} <tspan className="pct-figure">{month.billedMbps}</tspan> {words.mbps}
        </text>
      ) : null}
    </g>
  );
}

function TimePane({ box, words, samples, month, spike, commit, onSpike }: ChartProps & { box: Box }) {
  const dragging = useRef(false);
  const at = spikeAt(box, spike);

  function drag(event: PointerEvent<SVGGElement>) {
    const svg = event.currentTarget.ownerSVGElement;
    const matrix = svg?.getScreenCTM()?.inverse();
    if (!dragging.current || !svg || !matrix) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    onSpike(spikeFrom(box, point.x, point.y));
  }

  return (
    <g>
      <text className="pct-view" x={box.x} y={box.y - 12}>
        {words.timeView}
      </text>
      <Grid box={box} words={words} />
      <path
        fill="color-mix(in srgb, var(--family) 24%, var(--paper))"
        stroke="var(--family)"
        strokeWidth={0.8}
        d={monthPath(box, samples)}
      />
      {[1, 5, 10, 15, 20, 25, 30].map((day) => (
        <text key={day} className="dgm-tick" x={box.x + ((day - 0.5) / 30) * box.w} y={box.y + box.h + 18} textAnchor="middle">
          {day}
        </text>
      ))}
      <text className="dgm-tick pct-words" x={box.x + box.w} y={box.y + box.h + 36} textAnchor="end">
        {words.days}
      </text>
      {/* The name keeps away from the spike; the commit's, which would stand in the days' curve, is a key below. */}
      <BilledLine
        box={box}
        month={month}
        commit={commit}
        words={words}
        billedAt={at.x < box.x + box.w / 2 ? "end" : "start"}
        handleY={at.y}
      />
      <path className="mark-line" strokeDasharray="2 4" d={`M${box.x} ${box.y + box.h + 32}h24`} />
      <text className="dgm-note" x={box.x + 32} y={box.y + box.h + 36}>
        {words.commitLine} {commit} {words.mbps}
      </text>
      <g
        className="pct-handle"
        transform={`translate(${at.x} ${at.y})`}
        onPointerDown={(event) => {
          dragging.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragging.current = false;
        }}
      >
        <title>{words.handle}</title>
        <circle className="mark-solid" opacity={0.14} r="22" />
        <circle className="mark-body-family" strokeWidth={3} r="9" />
        <path d="M0-19l-4 5h8zM0 19l-4-5h8zM-19 0l5-4v8zM19 0l-5-4v8z" />
      </g>
    </g>
  );
}

function SortedPane({ box, words, samples, month, commit }: Omit<ChartProps, "onSpike" | "spike"> & { box: Box }) {
  const hatch = useId();
  const edge = xOfShare(box, 0.05);
  return (
    <g>
      <text className="pct-view" x={box.x} y={box.y - 12}>
        {words.sortedView}
      </text>
      <Grid box={box} words={words} />
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path stroke="var(--ink)" strokeWidth={1.1} opacity={0.55} d="M0 0V6" />
      </pattern>
      <path
        fill="color-mix(in srgb, var(--family) 24%, var(--paper))"
        stroke="var(--family)"
        strokeWidth={0.8}
        d={durationPath(box, samples)}
      />
      <rect x={box.x} y={box.y} width={edge - box.x} height={box.h} fill={`url(#${hatch})`} />
      <path stroke="var(--ink)" d={`M${edge} ${box.y}v${box.h}`} />
      <BilledLine box={box} month={month} commit={commit} words={words} />
      <circle className="mark-stop" strokeWidth={2} cx={edge} cy={yOf(box, month.billedMbps)} r="5.5" />
      <text className="dgm-note" x={edge + 10} y={box.y + 12}>
        {words.dropped}
      </text>
      <text className="dgm-tick" x={edge} y={box.y + box.h + 18} textAnchor="middle">
        {fillLabel(words.hourUnit, { n: String(f.ignoredHours) })}
      </text>
      <text className="dgm-tick" x={box.x + box.w} y={box.y + box.h + 18} textAnchor="end">
        {fillLabel(words.hourUnit, { n: "720" })}
      </text>
    </g>
  );
}

/** The month as it ran and the same samples sorted: the spike stands in both, the billed line in neither moves with it. */
export function PercentileChart(props: ChartProps) {
  const { words } = props;
  return (
    <Diagram
      className="pct"
      title={words.title}
      description={`${words.description} ${words.line}: ${props.month.billedMbps} ${words.mbps} / ${chartMaxMbps} ${words.mbps}.`}
      role="group"
      viewBox="0 0 1168 396"
      tall={{
        viewBox: "0 0 350 640",
        children: (
          <>
            <TimePane {...props} box={{ x: 40, y: 36, w: 296, h: 250 }} />
            <SortedPane {...props} box={{ x: 40, y: 376, w: 296, h: 220 }} />
          </>
        ),
      }}
    >
      <TimePane {...props} box={{ x: 54, y: 40, w: 740, h: 300 }} />
      <SortedPane {...props} box={{ x: 870, y: 40, w: 276, h: 300 }} />
    </Diagram>
  );
}
