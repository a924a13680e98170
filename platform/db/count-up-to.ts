// Counts that stand beside the names of views. Each is counted only as far as anybody reads, so the cost does not grow with the table; all
// of them are one statement, so that a page with twenty views asks once.
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** What is counted: a table with its joins, and which rows of it. */
export type Counted = { from: SQL; where: SQL | undefined };

export async function countUpTo<Name extends string>(
  db: Db,
  most: number,
  names: readonly Name[],
  counted: (name: Name) => Counted,
): Promise<Record<Name, number>> {
  if (names.length === 0) return {} as Record<Name, number>;
  const columns: Record<string, SQL<number>> = Object.fromEntries(names.map((name) => [name, upTo(most, counted(name))]));
  const [row] = await db.select(columns).from(sql`(select 1) one`);
  return row as Record<Name, number>;
}

function upTo(most: number, { from, where }: Counted): SQL<number> {
  return sql<number>`(select count(*)::int from (select 1 from ${from}${where ? sql` where ${where}` : sql``} limit ${most}) found)`;
}
