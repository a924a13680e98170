import type { SolutionSlug } from "#content/pages.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { type Sketch, sketches } from "./solution-sketches.ts";

export type SketchLabels = readonly (readonly { label: string; sub: string }[])[];

type Layout = { width: number; height: number; at: (column: number, place: number) => [number, number] };

/** Columns run to the right; on a phone they run down, and their places stand side by side. */
export function sketchLayout(sketch: Sketch, tall: boolean): Layout {
  const columns = sketch.columns.length;
  const most = Math.max(...sketch.columns.map((places) => places.length));
  const along = tall ? 128 : 640 / (columns - 1);
  const across = tall ? 112 : 96;
  const width = tall ? 340 : 800;
  const height = tall ? 40 + columns * along : Math.max(180, most * across + 60);
  const at = (column: number, place: number): [number, number] => {
    const count = sketch.columns[column]?.length ?? 1;
    const offset = (place - (count - 1) / 2) * across;
    return tall ? [width / 2 + offset, 36 + column * along] : [80 + column * along, height / 2 + offset - 14];
  };
  return { width, height, at };
}

function Drawn({ sketch, labels, tall }: { sketch: Sketch; labels: SketchLabels; tall: boolean }) {
  const { at } = sketchLayout(sketch, tall);
  return (
    <>
      {sketch.lines.map(({ from, to, state = "on" }) => (
        <RouteLine
          key={`${from}-${to}`}
          from={at(...from)}
          to={at(...to)}
          bend={0}
          state={state}
          traffic={state === "on" || state === "attack" ? "forward" : undefined}
        />
      ))}
      {sketch.columns.map((places, column) =>
        places.map((place, index) => {
          const [x, y] = at(column, index);
          const words = labels[column]?.[index];
          return (
            <Place key={`${x},${y}`} x={x} y={y} kind={place.kind} state={place.state ?? "on"} label={words?.label} sub={words?.sub} />
          );
        }),
      )}
    </>
  );
}

type SolutionSketchProps = { slug: SolutionSlug; title: string; description: string; labels: SketchLabels };

export function SolutionSketch({ slug, title, description, labels }: SolutionSketchProps) {
  const sketch = sketches[slug];
  const wide = sketchLayout(sketch, false);
  const tall = sketchLayout(sketch, true);
  return (
    <Diagram
      title={title}
      description={description}
      viewBox={`0 0 ${wide.width} ${wide.height}`}
      tall={{ viewBox: `0 0 ${tall.width} ${tall.height}`, children: <Drawn sketch={sketch} labels={labels} tall /> }}
    >
      <Drawn sketch={sketch} labels={labels} tall={false} />
    </Diagram>
  );
}
