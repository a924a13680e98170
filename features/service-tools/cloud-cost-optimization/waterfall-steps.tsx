import type { ReactNode } from "react";

/** A bar between two amounts. Totals stand on the base line; on the last one `low` is the upper end of its band. */
export type WaterfallStep = { label: string; from: number; low: number; high: number; text: ReactNode; total?: boolean };

type StepsProps = { list: readonly WaterfallStep[]; bill: number; right: number };

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="mark-line-family" strokeWidth={1.6} d="M0 0v6" />
      </pattern>
    </defs>
  );
}

/** Bars that begin where the one above stopped. */
export function WaterfallBars({ list, bill, right }: StepsProps) {
  const [left, pitch] = [20, 61];
  const hatch = `wf-hatch-${right}`;
  const x = (value: number) => left + (value / bill) * (right - left);
  return (
    <>
      <Hatch id={hatch} />
      {list.map((step, index) => {
        const y = 32 + pitch * index;
        const band = step.total ? step.from : step.high;
        return (
          <g key={step.label}>
            <text className="dgm-label" x={left} y={y}>
              {step.label}
            </text>
            <text className="wf-amount" x={right} y={y} textAnchor="end">
              {step.text}
            </text>
            <path className="mark-line-faint" strokeWidth={0.8} d={`M${left} ${y + 32}H${right}`} />
            {step.total ? (
              <rect className="mark-solid-dot" x={left} y={y + 10} width={x(step.from) - left} height="22" />
            ) : (
              <rect className="mark-solid" x={x(step.low)} y={y + 10} width={Math.max(1.5, x(step.from) - x(step.low))} height="22" />
            )}
            {step.low > 0 ? (
              <rect
                stroke="var(--family)"
                x={x(band)}
                y={y + 10}
                width={Math.max(0, x(step.low) - x(band))}
                height="22"
                fill={`url(#${hatch})`}
              />
            ) : null}
          </g>
        );
      })}
    </>
  );
}
