import type { Shape } from "./flood-geometry.ts";

type ScrubbingCityProps = { x: number; y: number; shape: Shape; name: string; gbps: number; busy: boolean; load: number };

/** A city with a bar as long as its capacity, filled by the share of it that the flood takes. */
export function ScrubbingCity({ x, y, shape, name, gbps, busy, load }: ScrubbingCityProps) {
  const length = (gbps / 1200) * (shape === "wide" ? 132 : 62);
  const filled = busy ? Math.max(2, length * load) : 0;
  const value = `${gbps / 1000}`;
  if (shape === "wide") {
    return (
      <g>
        <circle className={busy ? "mark-full-ink" : "mark-body-edge"} strokeWidth={1.8} cx={x} cy={y} r="8" />
        <rect className="mark-body-edge" x={x + 18} y={y + 5} width={length} height="7" />
        <rect fill="var(--late)" x={x + 18} y={y + 5} width={filled} height="7" />
        <text className="dgm-label" x={x + 18} y={y - 3}>
          {name}
          <tspan className="dgm-sub" dx="7">
            {value} Tbps
          </tspan>
        </text>
      </g>
    );
  }
  return (
    <g>
      <rect className="mark-body-edge" x={x + 10} y={y - length - 12} width="7" height={length} />
      <rect fill="var(--late)" x={x + 10} y={y - filled - 12} width="7" height={filled} />
      <circle className={busy ? "mark-full-ink" : "mark-body-edge"} strokeWidth={1.8} cx={x} cy={y} r="7" />
      <text className="dgm-sub" x={x} y={y + 24} textAnchor="middle">
        {name}
      </text>
      <text className="dgm-sub" x={x} y={y + 38} textAnchor="middle">
        {value}
      </text>
    </g>
  );
}
