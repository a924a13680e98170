// A code block of language "diagram", drawn by the kit: wide, and once more for a narrow column.
import "./post-diagram.css";
import { type DiagramSheet, tallSheet, wideSheet } from "#features/blog/rules/diagram-layout.ts";
import { type DrawnLine, parseDiagram } from "#features/blog/rules/diagram-text.ts";
import { m } from "#platform/paraglide/messages.js";
import { Callout } from "#ui/diagrams/callout.tsx";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { Zone } from "#ui/diagrams/zone.tsx";
import { Chart } from "#ui/page/chart.tsx";

/** A second line between the same two places runs beside the first. */
const bends = [0, 0.16, -0.16, 0.28, -0.28];

export function PostDiagram({ text, showProblems = false }: { text: string; showProblems?: boolean }) {
  const drawing = parseDiagram(text);
  const [wide, tall] = [wideSheet(drawing), tallSheet(drawing)];
  return (
    <Chart className="post-diagram" caption={drawing.title}>
      <Diagram
        title={drawing.title || m.blog_diagram()}
        description={drawing.description}
        viewBox={boxOf(wide)}
        tall={{ viewBox: boxOf(tall), children: <Drawn lines={drawing.lines} sheet={tall} /> }}
      >
        <Drawn lines={drawing.lines} sheet={wide} />
      </Diagram>
      {showProblems && drawing.problems.length > 0 ? (
        <ul className="post-diagram-problems">
          {drawing.problems.map(({ line, text: said }) => (
            <li key={line}>
              {m.blog_diagram_problem({ line: String(line) })} <code>{said}</code>
            </li>
          ))}
        </ul>
      ) : null}
    </Chart>
  );
}

function boxOf({ width, height }: DiagramSheet): string {
  return `0 0 ${width} ${height}`;
}

function Drawn({ lines, sheet: { zones, places, callouts } }: { lines: DrawnLine[]; sheet: DiagramSheet }) {
  const at = new Map(places.map((place) => [place.id, place]));
  return (
    <>
      {zones.map((zone) => (
        <Zone key={`${zone.x} ${zone.y} ${zone.title}`} x={zone.x} y={zone.y} w={zone.w} h={zone.h} title={zone.title} tone="land" />
      ))}
      {lines.map(({ from, to, state, label, nth }) => {
        const [start, end] = [at.get(from), at.get(to)];
        if (!start || !end) return null;
        return (
          <RouteLine
            key={`${from} ${to} ${nth}`}
            from={[start.x, start.y]}
            to={[end.x, end.y]}
            bend={bends[nth % bends.length] ?? 0}
            state={state}
            label={label}
          />
        );
      })}
      {places.map(({ id, kind, x, y, label, sub, side }) => (
        <Place key={id} kind={kind} x={x} y={y} label={label} sub={sub} side={side} />
      ))}
      {callouts.map(({ x, y, value, unit, label }) => (
        <Callout key={`${x} ${y}`} x={x} y={y} value={value} unit={unit} label={label} />
      ))}
    </>
  );
}
