import type { page } from "#content/en/services/private-cloud-solution.ts";
import type { nodeTypes } from "#content/figures/private-cloud-solution.ts";
import type { Translation } from "#content/model.ts";

export const ratios = ["1", "2", "4"] as const;
export type Ratio = (typeof ratios)[number];

export type NodeId = (typeof nodeTypes)[number]["id"];

export type SizingState = { vcpu: number; ram: number; tb: number; node: NodeId; ratio: Ratio; hours: number };

export type SizingWords = Translation<(typeof page)["sizing"]>;
