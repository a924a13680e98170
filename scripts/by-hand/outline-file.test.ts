import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dotPath, dotPieces, linePieces, type Pair, type Run } from "./outline-file.ts";

/** Where a path of rows puts its dots. */
function dotsOf(path: string, step: number): string[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/m(-?[\d.]+)[ ]?(-?[\d.]+)h(-?[\d.]+)/g)].flatMap(([, right = "0", down = "0", length = "0"]) => {
    [x, y] = [x + Number(right), y + Number(down)];
    const row = Array.from({ length: Math.floor(Number(length) / step) + 1 }, (_, dot) => `${(x + dot * step).toFixed(1)} ${y.toFixed(1)}`);
    x += Number(length);
    return row;
  });
}

test("dots in pieces are the dots of the whole, each once", () => {
  const rows: Run[] = Array.from({ length: 60 }, (_, row) => ({ x: 4 + (row % 7) * 12, y: 6 + row * 7, dots: 1 + ((row * 37) % 90) }));
  const pieces = dotPieces(rows, 8);
  expect(pieces.length).toBeGreaterThan(10);
  expect(pieces.flatMap((piece) => dotsOf(piece, 8)).toSorted()).toEqual(dotsOf(dotPath(rows, 8), 8).toSorted());
});

test("a coast in pieces goes round all of its points and closes", () => {
  const ring: Pair[] = Array.from({ length: 80 }, (_, at) => [
    Math.round(500 + 400 * Math.cos((at / 40) * Math.PI)),
    Math.round(300 + 200 * Math.sin((at / 40) * Math.PI)),
  ]);
  const points = linePieces([ring]).map(pointsOf);
  expect(points.length).toBeGreaterThan(5);
  expect([points[0]?.[0], ...points.flatMap((piece) => piece.slice(1))]).toEqual([...ring, ring[0]]);
});

test("islands that lie together are one path, those far apart are not", () => {
  const island = (x: number): Pair[] => [
    [x, 10],
    [x + 20, 10],
    [x + 20, 30],
  ];
  const paths = linePieces([island(0), island(400), island(50)]);
  expect(paths.map((path) => linesOf(path).map(pointsOf))).toEqual([
    [island(0), island(50)].map((one) => [...one, one[0]]),
    [[...island(400), island(400)[0]]],
  ]);
});

test("no line that browsers stroke reaches far over a map: each tile of a page goes through all of every path that touches it", () => {
  for (const file of ["../../ui/diagrams/dot-map-ground.svg", "../../features/service-tools/cdn/east-asia-outlines.svg"]) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    const groups = [...text.matchAll(/<g id="([^"]+)">(.*?)<\/g>/g)];
    expect(groups.map(([, id]) => id).filter((id) => /dots|shores/.test(id ?? "")).length, file).toBeGreaterThan(1);
    for (const [, id, paths = ""] of groups) {
      for (const [, path = ""] of paths.matchAll(/ d="([^"]+)"/g)) {
        const points = path.startsWith("M")
          ? linesOf(path).flatMap(pointsOf)
          : dotsOf(path, 8).map((dot) => dot.split(" ").map(Number) as Pair);
        if (points.length === 2) continue;
        for (const axis of [0, 1] as const) {
          const along = points.map((point) => point[axis]);
          expect(Math.max(...along) - Math.min(...along), `${file}#${id}`).toBeLessThanOrEqual(141);
        }
      }
    }
  }
});

function linesOf(path: string): string[] {
  return path.split(/(?=M)/);
}

/** The points of a path of relative straight lines. */
function pointsOf(path: string): Pair[] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const points: Pair[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)]);
  }
  return points;
}
