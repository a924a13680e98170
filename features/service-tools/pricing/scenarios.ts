// Three typical orders, shown before any configurator. Their totals are computed, never written down.
import type { EstimateLine } from "./basket-text.ts";

export const scenarioIds = ["shop", "game", "dr"] as const;
export type ScenarioId = (typeof scenarioIds)[number];

export const scenarios: Readonly<Record<ScenarioId, readonly EstimateLine[]>> = {
  shop: [
    { id: "m4", quantity: 2 },
    { id: "lb-s", quantity: 1 },
    { id: "vault", quantity: 500 },
  ],
  game: [
    { id: "sh-2", quantity: 4 },
    { id: "shield-100", quantity: 1 },
    { id: "cdn-east-asia", quantity: 10 },
  ],
  dr: [
    { id: "colo-full", quantity: 1 },
    { id: "line-busan-1000", quantity: 1 },
    { id: "offsite", quantity: 10_000 },
  ],
};
