import type { ReactNode } from "react";
import { KoreaGround } from "./east-asia-ground.tsx";

export type CdnPathWords = {
  sheet: string;
  heading: string;
  note: string;
  request: string;
  response: string;
  legend: string;
  options: Record<Found, { label: string; hint: string }>;
  readout: string;
  planA: string;
  planANote: string;
  planB: string;
  reader: string;
  edge: string;
  shield: string;
  shieldSite: string;
  origin: string;
  originSite: string;
  others: string;
  notAsked: string;
  collapse: readonly string[];
  title: string;
  description: string;
  caption: string;
};

export const foundAt = ["hit", "shield", "miss"] as const;
export type Found = (typeof foundAt)[number];

/** Shown only while the copy is found at one of these places; the style sheet reads the radio buttons. */
export function When({ at, children }: { at: readonly Found[]; children: ReactNode }) {
  return <g className={at.map((place) => `cdn-when-${place}`).join(" ")}>{children}</g>;
}

/** One leg there and back: dots for the request, dashes for the answer; a thin track while it is not used. */
export function Hop({ leg, d, shift }: { leg: 1 | 2 | 3; d: string; shift: readonly [number, number] }) {
  return (
    <g className={`cdn-hop cdn-hop-${leg}`}>
      <path className="cdn-case" stroke="var(--sea-wash)" strokeWidth={13} opacity={0.85} d={d} />
      <path className="cdn-track" stroke="var(--muted)" strokeWidth={1.2} strokeDasharray="2 5" d={d} />
      <g className="cdn-live">
        <path className="moves cdn-request" d={d} transform={`translate(${-shift[0]} ${-shift[1]})`} />
        <path className="moves cdn-response" d={d} transform={`translate(${shift[0]} ${shift[1]})`} />
      </g>
    </g>
  );
}

export function Stop({ x, y, number }: { x: number; y: number; number: 1 | 2 | 3 | 4 }) {
  return (
    <g className={`cdn-stop cdn-stop-${number}`} transform={`translate(${x} ${y})`}>
      <circle className="cdn-halo" fill="none" r="19" />
      <circle className="cdn-ring" fill="var(--paper)" stroke="var(--muted)" strokeWidth={1.6} r="12.5" />
      <text y="4.8" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

/** Room for a word in the mono face, or for Hangul, which is wider. */
function badgeWidth(text: string): number {
  return 18 + [...text].reduce((sum, sign) => sum + (sign > "\u1100" ? 11.5 : 7.6), 0);
}

export function Badge({ x, y, text, solid }: { x: number; y: number; text: string; solid?: boolean }) {
  const width = badgeWidth(text);
  return (
    <g className={solid ? "cdn-badge cdn-badge-solid" : "cdn-badge"} transform={`translate(${x - width} ${y - 11})`}>
      <rect className={solid ? "mark-full" : "mark-body-muted"} strokeWidth={1.2} width={width} height="22" rx="3" />
      <text x={width / 2} y="15.5" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

export function Sounding({ x, y, leg, value, anchor }: { x: number; y: number; leg: 1 | 2 | 3; value: number; anchor?: "middle" }) {
  return (
    <text className={`cdn-sounding cdn-sounding-${leg}`} x={x} y={y} textAnchor={anchor}>
      {value}
      <tspan className="cdn-unit" dx="4">
        ms
      </tspan>
    </text>
  );
}

type PlanProps = { x: number; y: number; width: number; height: number; words: CdnPathWords };

const readers = [
  [0.26, 0.5],
  [0.12, 0.68],
  [0.38, 0.7],
  [0.52, 0.5],
  [0.6, 0.72],
] as const;

/** The last mile: reader and edge in one city. */
export function PlanA({ x, y, width, height, words, lastMile }: PlanProps & { lastMile: number }) {
  const line = height > 200 ? 104 : 84;
  const edge = width - 62;
  return (
    <g className="cdn-plan" transform={`translate(${x} ${y})`}>
      <rect className="mark-body-frame" width={width} height={height} />
      <text className="cdn-plan-title" x="14" y="24">
        {words.planA}
      </text>
      <text className="cdn-plan-note" x={width - 14} y="24" textAnchor="end">
        {words.planANote}
      </text>
      <g>
        {readers.slice(0, height > 200 ? 5 : 2).map(([right, down]) => {
          const [cx, cy] = [46 + right * (edge - 46), line + down * (height - line) - (height > 200 ? 2 : 14)].map(Math.round);
          return (
            <g key={right}>
              <path className="mark-line-faint" d={`M${cx} ${cy}L${edge} ${line}`} />
              <circle fill="var(--paper)" stroke="var(--muted)" strokeWidth={1.3} cx={cx} cy={cy} r="3.4" />
            </g>
          );
        })}
      </g>
      <text className="cdn-plan-note" x="14" y={height - 12}>
        {words.others}
      </text>
      <Hop leg={1} d={`M46 ${line}H${edge}`} shift={[0, 4.5]} />
      <Stop x={46} y={line} number={1} />
      <Stop x={edge} y={line} number={2} />
      <text className="cdn-name" x="46" y={line + 33} textAnchor="middle">
        {words.reader}
      </text>
      <text className="cdn-name" x={edge} y={line + 33} textAnchor="middle">
        {words.edge}
      </text>
      <text className="cdn-code" x={edge} y={line + 49} textAnchor="middle">
        CGK
      </text>
      <Sounding x={(46 + edge) / 2} y={line - 18} leg={1} value={lastMile} anchor="middle" />
      <When at={["hit"]}>
        <Badge x={width - 40} y={line - 36} text="HIT" solid />
      </When>
      <When at={["shield", "miss"]}>
        <Badge x={width - 40} y={line - 36} text="MISS" />
      </When>
    </g>
  );
}

/** Shield and origin on the plan of Korea. */
export function PlanB({
  x,
  y,
  width,
  height,
  words,
  id,
  scale,
  km,
  toOrigin,
}: PlanProps & { id: string; scale: number; km: number; toOrigin: number }) {
  const placed = (x: number, y: number) => [Math.round(x * scale), 36 + Math.round(y * scale)] as const;
  const [sx, sy] = placed(48, 38);
  const [ox, oy] = placed(136.7, 163.4);
  const right = width - 14;
  return (
    <g className="cdn-plan" transform={`translate(${x} ${y})`}>
      <clipPath id={`${id}plan`}>
        <rect y="36" width={width} height={height - 36} />
      </clipPath>
      <rect className="mark-body-frame" width={width} height={height} />
      <g clipPath={`url(#${id}plan)`}>
        <rect className="mark-solid-sea" y="36" width={width} height={height - 36} />
        <g transform={`translate(0 36) scale(${scale})`}>
          <KoreaGround />
        </g>
      </g>
      <path className="mark-line-frame" d={`M0 36H${width}`} />
      <rect className="mark-line-frame" width={width} height={height} />
      <text className="cdn-plan-title" x="14" y="24">
        {words.planB}
      </text>
      <text className="cdn-plan-note" x={right} y="24" textAnchor="end">
        {km} km
      </text>
      <Hop leg={3} d={`M${sx} ${sy}L${ox} ${oy}`} shift={[-3.4, 2.6]} />
      <Stop x={sx} y={sy} number={3} />
      <Stop x={ox} y={oy} number={4} />
      <g className="cdn-labels">
        <text className="cdn-name" x={sx + 22} y={sy - 1}>
          {words.shield}
        </text>
        <text className="cdn-code" x={sx + 22} y={sy + 15}>
          {words.shieldSite}
        </text>
        <text className="cdn-name" x={ox + 22} y={oy - 1}>
          {words.origin}
        </text>
        <text className="cdn-code" x={ox + 22} y={oy + 15}>
          {words.originSite}
        </text>
        <When at={["miss"]}>
          {words.collapse.map((line, row) => (
            <text key={line} className="cdn-note" x={(sx + ox) / 2 + 90} y={(sy + oy) / 2 + 4 + row * 16}>
              {line}
            </text>
          ))}
        </When>
      </g>
      <Sounding x={(sx + ox) / 2 + 22} y={(sy + oy) / 2 + 4} leg={3} value={toOrigin} />
      <When at={["hit"]}>
        <Badge x={right} y={sy} text={words.notAsked} />
      </When>
      <When at={["shield"]}>
        <Badge x={right} y={sy} text="HIT" solid />
      </When>
      <When at={["miss"]}>
        <Badge x={right} y={sy} text="MISS" />
        <Badge x={right} y={oy} text="200" solid />
      </When>
      <When at={["hit", "shield"]}>
        <Badge x={right} y={oy} text={words.notAsked} />
      </When>
    </g>
  );
}
