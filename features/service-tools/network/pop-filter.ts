// Which city offers what: the filter of the general chart and its list.
import { edgeComputePops, onRampPops, type Pop, pops, scrubbingGbps } from "#content/pops.ts";

export const popFilters = ["all", "dc", "scrubbing", "compute", "onRamp"] as const;
export type PopFilter = (typeof popFilters)[number];

export function offers(pop: Pop, filter: PopFilter): boolean {
  if (filter === "dc") return pop.role === "dc";
  if (filter === "scrubbing") return pop.code in scrubbingGbps;
  if (filter === "compute") return edgeComputePops.includes(pop.code);
  if (filter === "onRamp") return onRampPops.includes(pop.code);
  return true;
}

export function popsWith(filter: PopFilter): Pop[] {
  return pops.filter((pop) => offers(pop, filter));
}

/** For scrubbing the cleaning capacity counts, for the rest the edge ports. */
export function capacityGbps(filter: PopFilter): number {
  return popsWith(filter).reduce((sum, pop) => sum + (filter === "scrubbing" ? (scrubbingGbps[pop.code] ?? 0) : pop.gbps), 0);
}
