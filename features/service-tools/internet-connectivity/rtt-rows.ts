// Rows of the round-trip table and how they are put in order.
import { rttSamples } from "#content/figures/internet-connectivity.ts";
import type { Locale } from "#content/locales.ts";
import { popByCode } from "#content/pops.ts";

export const rttColumns = ["city", "target", "sample", "delta"] as const;
export type RttColumn = (typeof rttColumns)[number];
export type RttRow = { code: string; city: string; target: number; sample: number; delta: number };

export function rttRows(locale: Locale): RttRow[] {
  return rttSamples.map(({ code, sampleMs }) => {
    const { rtt, ...pop } = popByCode(code);
    return { code, city: pop[locale], target: rtt, sample: sampleMs, delta: Math.round((sampleMs - rtt) * 10) / 10 };
  });
}

export function sortRows(rows: readonly RttRow[], column: RttColumn, descending: boolean, locale: Locale): RttRow[] {
  const order = (a: RttRow, b: RttRow) => (column === "city" ? a.city.localeCompare(b.city, locale) : a[column] - b[column]);
  return [...rows].sort((a, b) => (descending ? -order(a, b) : order(a, b)) || a.target - b.target);
}
