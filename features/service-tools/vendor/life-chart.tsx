import type { Locale } from "#content/locales.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { labelFace } from "#ui/diagrams/label-face.ts";
import type { Life } from "./lifecycle-dates.ts";
import { monthIndex, monthParts } from "./lifecycle-dates.ts";
import type { LifecycleWords } from "./lifecycle-words.ts";
import { monthText } from "./month-text.ts";

type LifeChartProps = { words: LifecycleWords; locale: Locale; life: Life };
type Box = { width: number; left: number; right: number; yearStep: number };

const wide: Box = { width: 1180, left: 36, right: 36, yearStep: 1 };
const tall: Box = { width: 360, left: 16, right: 16, yearStep: 3 };

type Span = { from: number; to: number; y: number; kind: "sale" | "support" | "extended" | "orphan"; label: string };

const bars = {
  sale: { className: "mark-body" },
  support: { className: "mark-full" },
  extended: { className: "mark-wash", strokeDasharray: "6 4" },
  orphan: { className: "mark-line-late", strokeDasharray: "1 5", strokeLinecap: "round" },
} as const;

function Bar({ from, to, y, kind }: Span) {
  return <rect {...bars[kind]} strokeWidth={1.4} x={from} y={y} width={Math.max(0, to - from)} height="30" />;
}

/** Where a name inside its bar begins: past a mark that would run through it, or close to the edge where there is no room past it. */
function startInside({ from, to }: Span, width: number, marks: readonly number[]): number {
  const crossing = marks.find((mark) => mark > from + 4 && mark < from + 16 + width);
  if (crossing === undefined) return from + 10;
  return crossing + 8 + width < to ? crossing + 8 : from + 5;
}

/** The name of a bar, inside it or, where it is too short, in front of it. Drawn after the marks and beside them. */
function BarName({ marks, ...span }: Span & { marks: readonly number[] }) {
  const { from, to, y, kind, label } = span;
  const width = label.length * (/[가-힣]/.test(label) ? 13 : 7.5);
  const inside = to - from > 20 + width;
  const before = marks.find((mark) => mark < from && mark > from - 14) ?? from;
  return (
    <text
      className={`dgm-label ${inside ? `life-in-${kind}` : ""}`}
      x={inside ? startInside(span, width, marks) : before - 8}
      y={y + 20}
      textAnchor={inside ? "start" : "end"}
    >
      {label}
    </text>
  );
}

type MarkProps = { x: number; top: number; floor: number; box: Box; label: string; sub: string; kind: "plain" | "key" };

/** A flag on the time axis; it turns to the left where the right edge is near. */
function Mark({ x, top, floor, box, label, sub, kind }: MarkProps) {
  const turned = x > box.width * 0.62;
  const anchor = turned ? "end" : "start";
  const at = turned ? x - 8 : x + 8;
  return (
    <g>
      <path className="mark-line" strokeWidth={kind === "key" ? 2.4 : 1.4} d={`M${x} ${top - 8}V${floor}`} />
      <circle className={kind === "key" ? "mark-full-ink" : "mark-body"} strokeWidth={2} cx={x} cy={floor} r="5" />
      <text className="dgm-label" x={at} y={top + 4} textAnchor={anchor}>
        {label}
      </text>
      <text className={`dgm-sub ${labelFace(sub)}`} x={at} y={top + 20} textAnchor={anchor}>
        {sub}
      </text>
    </g>
  );
}

function Sheet({ words, locale, life, box }: LifeChartProps & { box: Box }) {
  const first = Math.min(life.released, life.bought) - 3;
  const last = Math.max(life.endOfCover, life.bought) + 14;
  const x = (month: number) => box.left + ((month - first) / (last - first)) * (box.width - box.left - box.right);
  const order = monthIndex(life.orderBy.getUTCFullYear(), life.orderBy.getUTCMonth() + 1) + (life.orderBy.getUTCDate() - 1) / 31;
  const years = [];
  for (let year = monthParts(first + 2).year + 1; monthIndex(year, 1) < last - 2; year += box.yearStep) years.push(year);
  const floor = 280;
  const { phases } = words;
  const spans: Span[] = [
    { kind: "sale", from: x(life.released), to: x(life.endOfSale), y: 112, label: phases.sale },
    { kind: "support", from: x(life.released), to: x(life.endOfSupport), y: 152, label: phases.support },
    { kind: "orphan", from: x(life.endOfCover), to: box.width - box.right, y: 232, label: phases.orphan },
  ];
  if (life.endOfCover > life.endOfSupport) {
    spans.push({ kind: "extended", from: x(life.endOfSupport), to: x(life.endOfCover), y: 192, label: phases.extended });
  }
  return (
    <>
      {years.map((year) => (
        <g key={year}>
          <path className="mark-line-faint" strokeDasharray="2 5" d={`M${x(monthIndex(year, 1))} 96V${floor}`} />
          <text className="dgm-sub" x={x(monthIndex(year, 1))} y={floor + 24} textAnchor="middle">
            {year}
          </text>
        </g>
      ))}
      <path className="mark-line" strokeWidth={1.4} d={`M${box.left} ${floor}H${box.width - box.right}`} />
      {spans.map((span) => (
        <Bar key={span.kind} {...span} />
      ))}
      <Mark
        x={x(life.bought)}
        top={32}
        floor={floor}
        box={box}
        label={words.marks.bought}
        sub={monthText(life.bought, locale)}
        kind="key"
      />
      <Mark
        x={x(order)}
        top={box.yearStep > 1 ? 72 : 56}
        floor={floor}
        box={box}
        label={words.marks.order}
        sub={dayText(life.orderBy, locale)}
        kind="plain"
      />
      {spans.map((span) => (
        <BarName key={span.kind} {...span} marks={[x(life.bought), x(order)]} />
      ))}
    </>
  );
}

export function dayText(date: Date, locale: Locale): string {
  return formatDate(date, locale, "UTC");
}

export function LifeChart(props: LifeChartProps) {
  return (
    <Diagram
      className="life"
      title={props.words.title}
      description={props.words.description}
      viewBox="0 0 1180 320"
      tall={{ viewBox: "0 0 360 320", children: <Sheet {...props} box={tall} /> }}
    >
      <Sheet {...props} box={wide} />
    </Diagram>
  );
}
