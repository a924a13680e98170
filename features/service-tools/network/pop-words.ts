import { bandwidth } from "#content/format.ts";
import type { Pop } from "#content/pops.ts";
import { offers, type PopFilter, popFilters } from "./pop-filter.ts";

type Mark = Exclude<PopFilter, "all">;

export type PopChartWords = {
  heading: string;
  filterLegend: string;
  filters: Record<PopFilter, { label: string; hint: string }>;
  count: string;
  listView: string;
  columns: { city: string; country: string; capacity: string; rtt: string; services: string };
  marks: Record<Mark, string>;
  rolesOf: Record<Pop["role"], string>;
  fromSeoul: string;
  here: string;
  title: string;
  description: string;
  caption: string;
  countries: Readonly<Record<string, string>>;
};

export function capacityText(gbps: number): string {
  const { value, unit } = bandwidth(gbps);
  return `${value} ${unit}`;
}

export function marksOf(pop: Pop, words: PopChartWords): string[] {
  return popFilters.flatMap((filter) => (filter !== "all" && offers(pop, filter) ? [words.marks[filter]] : []));
}
