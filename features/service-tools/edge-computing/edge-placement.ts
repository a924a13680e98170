// Where a workload belongs: speed or bulk pull it to the edge, transactions hold it in the region.
import { type EdgeState, edgeFigures as e } from "#content/figures/edge-computing.ts";

export type Placement = "edge" | "region" | "split";
export type PlacementNeeds = { latencyMs: number; rawData: boolean; state: EdgeState };

export function placement({ latencyMs, rawData, state }: PlacementNeeds): Placement {
  const pulled = latencyMs < e.edgeBelowMs || rawData;
  if (!pulled) return "region";
  return state === "transaction" ? "split" : "edge";
}
