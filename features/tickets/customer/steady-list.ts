// A list that is being read does not move under the reader: rows change in place, and a new order waits until it is asked for.
export type Steady<Row> = { rows: Row[]; moved: boolean };

/** `shown`: ids in the order they stand on the screen. */
export function steadyRows<Row extends { id: string }>(shown: readonly string[], fresh: readonly Row[]): Steady<Row> {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const rows = shown.flatMap((id) => byId.get(id) ?? []);
  const same = fresh.length === shown.length && fresh.every((row, index) => row.id === shown[index]);
  return { rows, moved: !same };
}
