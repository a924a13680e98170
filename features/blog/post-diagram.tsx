// A code block of language "diagram", drawn by the kit. On narrow screens it keeps its size and is scrolled, so that letters stay readable.
import "./post-diagram.css";
import { m } from "#platform/paraglide/messages.js";
import { Callout } from "#ui/diagrams/callout.tsx";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { Zone } from "#ui/diagrams/zone.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { type DiagramText, parseDiagram } from "./diagram-text.ts";

/** A second line between the same two places runs beside the first. */
const bends = [0, 0.16, -0.16, 0.28, -0.28];

export function PostDiagram({ text, showProblems = false }: { text: string; showProblems?: boolean }) {
  const drawing = parseDiagram(text);
  return (
    <Chart className="post-diagram" caption={drawing.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: not a fieldset, and not a landmark: both languages may stand on one desk */}
      <div className="post-diagram-scroll" role="group" tabIndex={0} aria-label={drawing.title || m.blog_diagram()}>
        <Diagram
          title={drawing.title || m.blog_diagram()}
          description={drawing.description}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        >
          <Drawn drawing={drawing} />
        </Diagram>
      </div>
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

function Drawn({ drawing: { zones, places, lines, callouts } }: { drawing: DiagramText }) {
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
      {places.map(({ id, kind, x, y, label, sub }) => (
        <Place key={id} kind={kind} x={x} y={y} label={label} sub={sub} />
      ))}
      {callouts.map(({ x, y, value, unit, label }) => (
        <Callout key={`${x} ${y}`} x={x} y={y} value={value} unit={unit} label={label} />
      ))}
    </>
  );
}
