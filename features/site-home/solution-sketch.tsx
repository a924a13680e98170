import type { SolutionSlug } from "#content/pages.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place, type Side } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { type Sketch, sketches } from "./solution-sketches.ts";

export type SketchLabels = readonly (readonly { label: string; sub: string }[])[];

type Layout = { width: number; height: number; at: (column: number, place: number) => [number, number] };

/** Columns run to the right; on a phone they run down, and their places stand side by side. */
export function sketchLayout(sketch: Sketch, tall: boolean): Layout {
  const columns = sketch.columns.length;
  const most = Math.max(...sketch.columns.map((places) => places.length));
  const along = tall ? 124 : 600 / (columns - 1);
  const across = tall ? 112 : 104;
  const width = tall ? 340 : 800;
  const height = tall ? (columns - 1) * along + (most > 2 ? 130 : 100) : most * across + 56;
  const at = (column: number, place: number): [number, number] => {
    const count = sketch.columns[column]?.length ?? 1;
    const offset = (place - (count - 1) / 2) * across;
    return tall ? [width / 2 + offset, 40 + column * along] : [100 + column * along, height / 2 + offset - 16];
  };
  return { width, height, at };
}

/** On the tall sheet lines run down, so names stand beside their places; three in a row carry them below, and their lines start lower. */
function sideOf(count: number, place: number, tall: boolean): Side {
  if (!tall || count > 2) return "below";
  return count === 2 && place === 0 ? "left" : "right";
}

function Drawn({ sketch, labels, tall }: { sketch: Sketch; labels: SketchLabels; tall: boolean }) {
  const { at } = sketchLayout(sketch, tall);
  const start = (from: readonly [number, number]): [number, number] => {
    const [x, y] = at(...from);
    return tall && (sketch.columns[from[0]]?.length ?? 0) > 2 ? [x, y + 56] : [x, y];
  };
  return (
    <>
      {sketch.lines.map(({ from, to, state = "on" }) => (
        <RouteLine
          key={`${from}-${to}`}
          from={start(from)}
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
          const side = sideOf(places.length, index, tall);
          return <Place key={`${x},${y}`} {...{ x, y, side, ...words }} kind={place.kind} state={place.state ?? "on"} />;
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
