import { hoursPerMonth, type InstancePlan } from "#content/price-list.ts";
import { labelFace } from "#ui/diagrams/label-face.ts";
import type { PickerWords } from "./picker-words.ts";

const left = 8;
const width = 320;
const top = 22;
const bottom = 92;
const longMonth = 744;

const x = (hours: number) => left + (hours / longMonth) * width;

/** One instance over the hours of a 31-day month: the line rises to the monthly price and stays there. */
export function MonthMeter({ words, plan, hours }: { words: PickerWords["meter"]; plan: InstancePlan; hours: number }) {
  const share = Math.min(1, (hours * plan.hourlyKrw) / plan.monthly.krw);
  const y = bottom - share * (bottom - top);
  const cap = Math.min(hoursPerMonth, plan.monthly.krw / plan.hourlyKrw);
  return (
    <svg className="pick-meter" viewBox="0 0 336 124" role="img" aria-label={`${words.title}. ${words.description}`}>
      <path className="mark-line-edge" strokeDasharray="2 4" d={`M${left} ${top}H${x(longMonth)}`} />
      <rect className="mark-solid" opacity={0.1} x={x(cap)} y={top} width={x(longMonth) - x(cap)} height={bottom - top} />
      <path className="mark-solid" opacity={0.2} d={`M${left} ${bottom}L${x(Math.min(hours, cap))} ${y}H${x(hours)}V${bottom}Z`} />
      <path className="mark-line-family" strokeWidth={2.2} d={`M${left} ${bottom}L${x(cap)} ${top}H${x(longMonth)}`} />
      <path className="mark-line" d={`M${left} ${bottom}H${x(longMonth)}`} />
      {[0, 168, 336, 504, 730].map((tick) => (
        <g key={tick}>
          <path className="mark-line" d={`M${x(tick)} ${bottom}v5`} />
          <text x={x(tick)} y={bottom + 18} textAnchor={tick === 0 ? "start" : tick === 730 ? "end" : "middle"}>
            {tick}
          </text>
        </g>
      ))}
      <text className={labelFace(words.hours)} x={left + width} y={bottom + 31} textAnchor="end">
        {words.hours}
      </text>
      <text className={labelFace(words.cap)} x={left} y={top - 7}>
        {words.cap}
      </text>
      <circle className="mark-stop" strokeWidth={2} cx={x(hours)} cy={y} r="5.500" />
    </svg>
  );
}
