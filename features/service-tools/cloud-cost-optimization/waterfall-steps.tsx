import type { ReactNode } from "react";

/** A bar between two amounts. Totals stand on the base line; on the last one `low` is the upper end of its band. */
export type WaterfallStep = { label: string; from: number; low: number; high: number; text: ReactNode; total?: boolean };

type StepsProps = { list: readonly WaterfallStep[]; bill: number };

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="mark-line-family" strokeWidth={1.6} d="M0 0v6" />
      </pattern>
    </defs>
  );
}

const quarters = [0, 0.25, 0.5, 0.75, 1];

/** Columns that hang from one another, for a wide sheet. */
export function WaterfallColumns({ list, bill }: StepsProps) {
  const [left, right, top, base] = [64, 1160, 60, 388];
  const pitch = (right - left) / list.length;
  const wide = pitch * 0.7;
  const y = (value: number) => top + (1 - value / bill) * (base - top);
  return (
    <>
      <Hatch id="wf-hatch-wide" />
      {quarters.map((quarter) => (
        <g key={quarter}>
          <path
            className={quarter === 0 ? "mark-line-frame" : "mark-line-faint"}
            strokeWidth={quarter === 0 ? 1 : 0.8}
            d={`M${left} ${y(bill * quarter)}H${right}`}
          />
          <text className="dgm-tick" x={left - 12} y={y(bill * quarter) + 4} textAnchor="end">
            {`${quarter * 100}%`}
          </text>
        </g>
      ))}
      {list.map((step, index) => {
        const x = left + pitch * index + (pitch - wide) / 2;
        const stop = step.total ? step.from : step.low;
        const band = step.total ? step.from : step.high;
        const head = step.total ? Math.max(step.from, step.low) : step.from;
        return (
          <g key={step.label}>
            {index < list.length - 1 ? (
              <path className="mark-line-muted" strokeDasharray="2 4" d={`M${x + wide} ${y(stop)}h${pitch - wide}`} />
            ) : null}
            {step.total ? (
              <rect className="mark-solid-dot" x={x} y={y(step.from)} width={wide} height={base - y(step.from)} />
            ) : (
              <rect className="mark-solid" x={x} y={y(step.from)} width={wide} height={Math.max(1.5, y(step.low) - y(step.from))} />
            )}
            {step.low > 0 ? (
              <rect
                stroke="var(--family)"
                x={x}
                y={y(step.low)}
                width={wide}
                height={Math.max(0, y(band) - y(step.low))}
                fill="url(#wf-hatch-wide)"
              />
            ) : null}
            <text className="dgm-label" x={x + wide / 2} y={base + 26} textAnchor="middle">
              {step.label}
            </text>
            <text className="wf-amount" x={x + wide / 2} y={y(head) - 11} textAnchor="middle">
              {step.text}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The same bars lying down, one under the other, for a phone. */
export function WaterfallBars({ list, bill }: StepsProps) {
  const [left, right, pitch] = [16, 344, 62];
  const x = (value: number) => left + (value / bill) * (right - left);
  return (
    <>
      <Hatch id="wf-hatch-tall" />
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
                fill="url(#wf-hatch-tall)"
              />
            ) : null}
          </g>
        );
      })}
    </>
  );
}
