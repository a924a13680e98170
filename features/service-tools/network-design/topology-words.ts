import type { page } from "#content/en/solutions/network-design.ts";
import type { Translation } from "#content/model.ts";

export type TopologyWords = Translation<typeof page>["topologies"];
