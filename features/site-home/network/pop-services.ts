// Which city offers what: one rule per filter of the map.
import type { Locale } from "#content/locales.ts";
import { edgeComputePops, onRampPops, type Pop, pops, scrubbingGbps } from "#content/pops.ts";
import type { MapCity } from "#ui/diagrams/map-cities.ts";

export const popFilters = ["all", "dc", "cdn", "ddos", "edge", "onramp"] as const;
export type PopFilter = (typeof popFilters)[number];

const rules: Record<PopFilter, (pop: Pop) => boolean> = {
  all: () => true,
  dc: ({ role }) => role === "dc",
  // Every point of presence caches.
  cdn: () => true,
  ddos: ({ code }) => code in scrubbingGbps,
  edge: ({ code }) => edgeComputePops.includes(code),
  onramp: ({ code }) => onRampPops.includes(code),
};

export function offers(pop: Pop, filter: PopFilter): boolean {
  return rules[filter](pop);
}

export function servicesOf(pop: Pop): Exclude<PopFilter, "all">[] {
  return (["dc", "cdn", "ddos", "edge", "onramp"] as const).filter((filter) => offers(pop, filter));
}

export function popCount(filter: PopFilter): number {
  return pops.filter((pop) => offers(pop, filter)).length;
}

/** The points of presence as the dot map draws them. Seoul is where the routes start. */
export function mapCities(locale: Locale, filter: PopFilter = "all"): MapCity[] {
  return pops.map((pop) => ({
    code: pop.code,
    label: pop[locale],
    ...(pop.rtt > 0 ? { sub: `${pop.rtt} ms` } : {}),
    kind: pop.code === "ICN" ? "home" : pop.role,
    ...(filter === "all" ? {} : { active: offers(pop, filter) }),
  }));
}
