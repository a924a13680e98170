import { labelFace } from "#ui/diagrams/label-face.ts";
import type { Shape, Wall } from "./attack-geometry.ts";
import type { Outcome } from "./attack-walk.ts";

type BreakwaterProps = { shape: Shape; wall: Wall; name: string; number: number; open: boolean; outcome: Outcome; word: string };

/** A wall across the way with a gate in it. Closed, the gate fills the mouth; open, its leaves stand aside. */
export function Breakwater({ shape, wall, name, number, open, outcome, word }: BreakwaterProps) {
  const [x, y] = wall.label;
  const anchor = shape === "wide" ? "middle" : "start";
  return (
    <g className={`atk-wall atk-${outcome} ${open ? "atk-open" : ""}`}>
      <path className="atk-stone" stroke="var(--ink)" strokeWidth={9} strokeDasharray="7 2" d={wall.stone} />
      <path className="atk-gate" stroke="var(--ink)" strokeWidth={5} d={open ? wall.leaves : wall.gate} />
      <text className="atk-number" x={wall.number[0]} y={wall.number[1]} dy={shape === "wide" ? 0 : 4} textAnchor="middle">
        {number}
      </text>
      <text className="dgm-label" x={x} y={y} textAnchor={anchor}>
        {name}
      </text>
      <text className={`dgm-sub atk-word ${labelFace(word)}`} x={x} y={y + (shape === "wide" ? 21 : 18)} textAnchor={anchor}>
        {word}
      </text>
    </g>
  );
}
