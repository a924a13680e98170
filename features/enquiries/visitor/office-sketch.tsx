import "./office-sketch.css";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { Traffic } from "#ui/diagrams/traffic.tsx";
import { Chart } from "#ui/page/chart.tsx";

export type OfficeSketchWords = {
  title: string;
  description: string;
  station: string;
  exit: string;
  line1: string;
  line7: string;
  stream: string;
  street: string;
  walk: string;
  office: string;
  gate: string;
  loading: string;
  caption: string;
};

type Layout = {
  line1: string;
  line7: string;
  stream: string;
  street: string;
  way: string;
  station: [number, number];
  /** Where the name of the station stands, clear of both lines; a narrow sheet takes it in two lines. */
  name: { at: [number, number]; anchor: "start" | "end"; lines: 1 | 2 };
  exit: [number, number];
  building: [number, number, number, number];
  at: Record<"line1" | "line7" | "stream" | "street" | "walk", [number, number]>;
};

const wide: Layout = {
  line1: "M210 -20C200 120 190 180 186 220S176 420 170 460",
  line7: "M-20 210C90 205 140 214 186 220S330 236 420 330 470 420 480 460",
  stream: "M640 -20C600 90 700 180 660 270S600 380 610 460",
  street: "M0 130H1000",
  way: "M226 196V130H820V176",
  station: [186, 220],
  name: { at: [172, 250], anchor: "end", lines: 1 },
  exit: [226, 196],
  building: [744, 178, 190, 130],
  at: { line1: [222, 34], line7: [34, 200], stream: [648, 400], street: [380, 116], walk: [520, 152] },
};

const tall: Layout = {
  line1: "M96 0C92 90 90 150 92 220S84 420 80 520",
  line7: "M-20 96C40 96 60 118 92 126S200 190 262 110 300 20 320 0",
  stream: "M-20 300C90 280 180 330 230 300S330 250 380 262",
  street: "M214 60V520",
  way: "M112 100H214V400",
  station: [92, 126],
  name: { at: [104, 174], anchor: "start", lines: 2 },
  exit: [112, 100],
  building: [120, 404, 190, 92],
  at: { line1: [106, 24], line7: [8, 84], stream: [232, 338], street: [228, 190], walk: [228, 230] },
};

/** In two lines the last word stands alone; a name of one word stays whole. */
function linesOf(name: string, lines: 1 | 2): string[] {
  const cut = name.lastIndexOf(" ");
  return lines === 1 || cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

function Ground({ layout, words }: { layout: Layout; words: OfficeSketchWords }) {
  const [x, y, w, h] = layout.building;
  return (
    <>
      <path className="office-stream" d={layout.stream} />
      <path className="office-street" d={layout.street} />
      <path className="office-line office-line-1" d={layout.line1} />
      <path className="office-line office-line-7" d={layout.line7} />
      <path className="office-way" d={layout.way} />
      <Traffic d={layout.way} />
      <rect className="office-building" x={x} y={y} width={w} height={h} />
      <text className="office-code" x={x + 14} y={y + 34}>
        ICN1
      </text>
      <text className="dgm-note office-in" x={x + 14} y={y + 56}>
        {words.office}, {words.gate}
      </text>
      <text className="dgm-note office-in" x={x + 14} y={y + h - 14}>
        {words.loading}
      </text>
      <circle className="office-exit" cx={layout.exit[0]} cy={layout.exit[1]} r="6" />
      <text className="dgm-note" x={layout.exit[0] + 12} y={layout.exit[1] + 18}>
        {words.exit}
      </text>
      <Place x={layout.station[0]} y={layout.station[1]} kind="city" state="key" />
      <text className="dgm-label" textAnchor={layout.name.anchor}>
        {linesOf(words.station, layout.name.lines).map((line, index) => (
          <tspan key={line} x={layout.name.at[0]} y={layout.name.at[1] + index * 17}>
            {line}
          </tspan>
        ))}
      </text>
      {(["line1", "line7", "stream", "street", "walk"] as const).map((name) => (
        <text key={name} className={name === "walk" ? "dgm-label" : "dgm-note"} x={layout.at[name][0]} y={layout.at[name][1]}>
          {words[name]}
        </text>
      ))}
    </>
  );
}

/** The way from the station to the gate: a sketch, laid out again for phones. */
export function OfficeSketch({ words }: { words: OfficeSketchWords }) {
  return (
    <Chart caption={words.caption}>
      <Diagram
        title={words.title}
        description={words.description}
        viewBox="0 0 1000 440"
        tall={{ viewBox: "0 0 340 520", children: <Ground layout={tall} words={words} /> }}
      >
        <Ground layout={wide} words={words} />
      </Diagram>
    </Chart>
  );
}
