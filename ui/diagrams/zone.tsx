import type { ReactNode } from "react";
import { labelFace } from "./label-face.ts";

export type ZoneTone = "paper" | "land" | "family" | "mist" | "open";

type ZoneProps = {
  x: number;
  y: number;
  w: number;
  h: number;
  title?: string;
  sub?: string;
  /** open: only a dashed boundary */
  tone?: ZoneTone;
  /** What stands inside, in the drawing's own coordinates: its labels take this zone's colour as their halo. */
  children?: ReactNode;
};

/** A box with a title: a site, a network, a cloud, a responsibility. */
export function Zone({ x, y, w, h, title, sub, tone = "paper", children }: ZoneProps) {
  return (
    <g className={`dgm-zone dgm-zone-${tone}`}>
      <rect x={x} y={y} width={w} height={h} />
      {title ? (
        <text className="dgm-zone-title" x={x + 14} y={y + 23}>
          {title}
        </text>
      ) : null}
      {sub ? (
        <text className={`dgm-sub ${labelFace(sub)}`} x={x + w - 14} y={y + 23} textAnchor="end">
          {sub}
        </text>
      ) : null}
      {children}
    </g>
  );
}
