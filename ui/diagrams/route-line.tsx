import { labelFace } from "./label-face.ts";
import { type Point, routeMiddle, routePath } from "./route-path.ts";
import { Traffic } from "./traffic.tsx";

export type RouteState = "on" | "off" | "backup" | "attack";

type Way = { d: string; from?: undefined; to?: undefined } | { d?: undefined; from: Point; to: Point };

type RouteLineProps = Way & {
  /** Height of the arc as a share of the distance; only with from/to. */
  bend?: number;
  label?: string;
  /** Where the label stands; the middle of the line unless told. Needed with `d`. */
  labelAt?: Point;
  labelAnchor?: "start" | "middle" | "end";
  /** on: in use · off: down or unused · backup: waits · attack: hostile. Shape and colour both say it. */
  state?: RouteState;
  width?: number;
  /** Dashes running along it, under the label; "back" runs them the other way. */
  traffic?: "forward" | "back";
  className?: string;
};

const tones = { on: "family", off: "muted", backup: "ink", attack: "alert" } as const;

export function RouteLine({
  d,
  from,
  to,
  bend,
  label,
  labelAt,
  labelAnchor = "middle",
  state = "on",
  width,
  traffic,
  className = "",
}: RouteLineProps) {
  const line = d ?? routePath(from, to, bend);
  const place = labelAt ?? (from && to ? routeMiddle(from, to, bend) : undefined);
  return (
    <g className={`dgm-route dgm-route-${state} ${className}`}>
      <path className="dgm-casing" d={line} />
      <path className="dgm-line" d={line} style={width ? { strokeWidth: width } : undefined} />
      {traffic ? <Traffic d={line} reverse={traffic === "back"} tone={tones[state]} /> : null}
      {label && place ? (
        <text className={`dgm-route-label ${labelFace(label)}`} x={place[0]} y={place[1]} textAnchor={labelAnchor} dy="0.35em">
          {label}
        </text>
      ) : null}
    </g>
  );
}
