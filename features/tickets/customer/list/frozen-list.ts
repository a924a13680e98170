// A list that is being read does not move under the reader: rows change in place, and a new order waits until it is asked for.
export type Steady<Row> = { rows: Row[]; moved: boolean };

/** `shown`: ids in the order they stand on the screen. What comes after all of them moves nobody and is drawn at once. */
export function steadyRows<Row extends { id: string }>(shown: readonly string[], fresh: readonly Row[]): Steady<Row> {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown);
  const last = fresh.findLastIndex(({ id }) => known.has(id));
  const rows = [...shown.flatMap((id) => byId.get(id) ?? []), ...fresh.slice(last + 1)];
  return { rows, moved: rows.length !== fresh.length || rows.some(({ id }, index) => id !== fresh[index]?.id) };
}
