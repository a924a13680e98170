import { labelFace } from "./label-face.ts";
import { type PlaceKind, symbolHalf, symbolReach } from "./place-shapes.ts";
import { PlaceSymbol } from "./place-symbol.tsx";

export type PlaceState = "on" | "off" | "key" | "alert" | "backup";
export type Side = "below" | "above" | "left" | "right";

type PlaceProps = {
  x: number;
  y: number;
  kind: PlaceKind;
  label?: string;
  sub?: string;
  /** on: plain · key: the one the drawing is about · backup: dashed · off: crossed out · alert: in trouble */
  state?: PlaceState;
  side?: Side;
  /** Moves the label sideways, clear of a line. */
  shift?: number | undefined;
  /** 1 is a symbol of about 32 units. */
  scale?: number;
  className?: string;
};

function labelAt(side: Side, half: number, hasSub: boolean) {
  const gap = half + 8;
  if (side === "below") return { x: 0, y: gap + 9, anchor: "middle" as const };
  if (side === "above") return { x: 0, y: -gap - (hasSub ? 16 : 0), anchor: "middle" as const };
  const y = hasSub ? -3 : 4.5;
  return side === "right" ? { x: gap, y, anchor: "start" as const } : { x: -gap, y, anchor: "end" as const };
}

export function Place({ x, y, kind, label, sub, state = "on", side = "below", shift = 0, scale = 1, className = "" }: PlaceProps) {
  const beside = side === "left" || side === "right";
  const at = labelAt(side, (beside ? symbolReach(kind) : symbolHalf(kind)) * scale, Boolean(sub));
  const labelX = at.x + shift;
  return (
    <g className={`dgm-place dgm-place-${state} ${className}`} transform={`translate(${x} ${y})`}>
      {state === "key" || state === "alert" ? <circle className="dgm-halo" r={symbolHalf(kind) * scale + 7} /> : null}
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        <PlaceSymbol kind={kind} />
        {state === "off" ? <path className="dgm-cross" d="M-17-17 17 17M17-17-17 17" /> : null}
      </g>
      {label ? (
        <text className="dgm-label" x={labelX} y={at.y} textAnchor={at.anchor}>
          {label}
          {sub ? (
            <tspan className={`dgm-sub ${labelFace(sub)}`} x={labelX} dy="16">
              {sub}
            </tspan>
          ) : null}
        </text>
      ) : null}
    </g>
  );
}
