// How much a criterion usually weighs when a category is bought: 3 decides, 2 counts, 1 is minor.
import type { Category } from "#content/figures/vendor.ts";

export const criteria = ["price", "power", "support", "licence", "lockin"] as const;
export type Criterion = (typeof criteria)[number];
export type Weight = 1 | 2 | 3;

const table: Record<Category["id"], readonly [Weight, Weight, Weight, Weight, Weight]> = {
  server: [3, 2, 2, 1, 1],
  gpu: [2, 3, 2, 1, 2],
  storage: [2, 1, 3, 2, 3],
  network: [2, 1, 3, 3, 2],
  security: [1, 1, 3, 3, 2],
  licence: [3, 1, 2, 3, 3],
};

export function weightOf(category: Category["id"], criterion: Criterion): Weight {
  return table[category][criteria.indexOf(criterion)] ?? 1;
}
