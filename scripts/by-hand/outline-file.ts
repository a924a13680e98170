// Outlines that pages use by name, and long ones cut into pieces. A browser paints a page in tiles, and for each tile goes through the whole of
// every path that touches it: one path of dots over the whole map took 7 ms a tile, 130 ms before anything of the page was seen.

export type Pair = [number, number];
/** A row of neighbouring dots: one line, which the style sheet breaks into dots (a dash of nothing every `step`, round caps). */
export type Run = { x: number; y: number; dots: number };

/** No piece reaches further than this, up or across; one straight line may. */
const pieceSize = 140;

/** Outlines as a drawing of their own, of which pages use parts by name. What comes in pieces is a group of paths. */
export function outlineFile(outlines: Record<string, string | readonly string[]>): string {
  const parts = Object.entries(outlines).map(([id, outline]) =>
    typeof outline === "string"
      ? `<path id="${id}" d="${outline}"/>\n`
      : `<g id="${id}">${outline.map((d) => `<path d="${d}"/>`).join("")}</g>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${parts.join("")}</svg>\n`;
}

/** Where land is, row by row; every second row stands half a step further. */
export function rowsOfDots(
  { x, y, width, height, step }: { x: number; y: number; width: number; height: number; step: number },
  edge: { top: number; right: number },
  isLand: (point: Pair) => boolean,
): Run[] {
  const runs: Run[] = [];
  for (let row = 0; row * (step - 1) < height - 4; row++) {
    const top = y + edge.top + row * (step - 1);
    let wet = true;
    for (let left = x + 4 + (row % 2 ? step / 2 : 0); left < x + width - edge.right; left += step) {
      const last = runs.at(-1);
      const dry = isLand([left, top]);
      if (dry && !wet && last) last.dots += 1;
      else if (dry) runs.push({ x: left, y: top, dots: 1 });
      wet = !dry;
    }
  }
  return runs;
}

/** Rows of dots as one path. */
export function dotPath(runs: readonly Run[], step: number): string {
  let path = "";
  let last: Pair = [0, 0];
  for (const { x, y, dots } of runs) {
    // A hair longer than the row, or the last dot falls off its end.
    const length = (dots - 1) * step + 0.1;
    path += `m${pack(x - last[0], y - last[1])}h${pack(length)}`;
    last = [x + length, y];
  }
  return path;
}

/** The same rows as one path for each square of the sheet. */
export function dotPieces(runs: readonly Run[], step: number): string[] {
  const squares = new Map<string, Run[]>();
  for (const run of runs) {
    for (let dot = 0; dot < run.dots; dot++) {
      const x = run.x + dot * step;
      const name = `${Math.floor(x / pieceSize)} ${Math.floor(run.y / pieceSize)}`;
      const square = squares.get(name) ?? [];
      squares.set(name, square);
      const before = square.at(-1);
      if (before && before.y === run.y && before.x + before.dots * step === x) before.dots += 1;
      else square.push({ x, y: run.y, dots: 1 });
    }
  }
  return [...squares.values()].map((square) => dotPath(square, step));
}

/** Closed lines as open ones, each of which begins where the last one ended. With round ends they cover what the whole line did. Neighbours
 * that reach no further together are one path: a browser lays out each path by itself. */
export function linePieces(rings: readonly (readonly Pair[])[]): string[] {
  const paths: Pair[][][] = [];
  for (const piece of rings.flatMap(cut)) {
    const near = paths.find((path) => widest([...path, piece].flat()) <= pieceSize);
    if (near) near.push(piece);
    else paths.push([piece]);
  }
  return paths.map((path) => path.map(linePath).join(""));
}

function cut(ring: readonly Pair[]): Pair[][] {
  const first = ring[0] as Pair;
  const pieces: Pair[][] = [[first]];
  for (const point of [...ring.slice(1), first]) {
    const piece = pieces.at(-1) as Pair[];
    if (piece.length > 1 && widest([...piece, point]) > pieceSize) pieces.push([piece.at(-1) as Pair, point]);
    else piece.push(point);
  }
  return pieces;
}

function widest(points: readonly Pair[]): number {
  const spread = (axis: 0 | 1) => Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));
  return Math.max(spread(0), spread(1));
}

/** Straight lines from point to point, as relative whole numbers. */
export function linePath(points: readonly Pair[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as Pair);
  const steps = whole.slice(1).map(([x, y], index) => pack(x - (whole[index]?.[0] ?? 0), y - (whole[index]?.[1] ?? 0)));
  return `M${pack(...(whole[0] as Pair))}l${steps.join(" ").replaceAll(" -", "-")}`;
}

function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

/** Numbers joined as tightly as a path allows. */
export function pack(...values: number[]): string {
  return values.map(short).reduce((text, value, index) => text + (index > 0 && !value.startsWith("-") ? " " : "") + value, "");
}
