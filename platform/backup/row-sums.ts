// What a table holds, in one number that does not depend on the order of its rows: the SHA-256 of each row, added up. Two engines, or a
// table before and after, hold the same exactly when count and sum are equal.
import { createHash } from "node:crypto";

export type TableSum = { rows: number; sum: string };

const modulus = 1n << 256n;

export function createRowSums(tables: readonly string[]) {
  const sums = new Map(tables.map((table) => [table, { rows: 0, sum: 0n }]));
  return {
    add(table: string, rows: readonly string[]) {
      const of = sums.get(table);
      if (!of) throw new Error(`${table} is not a table of this snapshot`);
      for (const row of rows) of.sum = (of.sum + BigInt(`0x${createHash("sha256").update(row).digest("hex")}`)) % modulus;
      of.rows += rows.length;
    },
    read(): Record<string, TableSum> {
      return Object.fromEntries([...sums].map(([table, { rows, sum }]) => [table, { rows, sum: sum.toString(16).padStart(64, "0") }]));
    },
  };
}

/** Tables in which the two differ, with both counts. */
export function differences(one: Record<string, TableSum>, other: Record<string, TableSum>): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names
    .filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum)
    .map((name) => `${name} (${one[name]?.rows ?? "no"} rows, ${other[name]?.rows ?? "no"} rows)`);
}
