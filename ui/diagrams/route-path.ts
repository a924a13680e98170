export type Point = readonly [x: number, y: number];

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Where the line's middle is pulled to: `bend` is the height of the arc as a share of the distance, to the left of the way. */
function pulled(from: Point, to: Point, bend: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [(from[0] + to[0]) / 2 + dy * bend * 2, (from[1] + to[1]) / 2 - dx * bend * 2];
}

/** A straight line, or an arc when `bend` is given. */
export function routePath(from: Point, to: Point, bend = 0): string {
  const start = `M${short(from[0])} ${short(from[1])}`;
  const end = `${short(to[0])} ${short(to[1])}`;
  if (bend === 0) return `${start}L${end}`;
  const [x, y] = pulled(from, to, bend);
  return `${start}Q${short(x)} ${short(y)} ${end}`;
}

/** The middle of that line, where its label stands. */
export function routeMiddle(from: Point, to: Point, bend = 0): Point {
  const [x, y] = pulled(from, to, bend);
  const middle = (a: number, b: number, c: number) => (a + 2 * b + c) / 4;
  return [middle(from[0], x, to[0]), middle(from[1], y, to[1])];
}
