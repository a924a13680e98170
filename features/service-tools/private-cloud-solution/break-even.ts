// Private against public: a flat line against one that rises with the hours and stops at the term price.
import type { NodeType } from "#content/figures/private-cloud-solution.ts";
import { type InstancePlan, type Price, prices, termDiscounts } from "#content/price-list.ts";
import { timesPrice } from "#features/service-tools/price-arithmetic.ts";
import type { ClusterNeed } from "./cluster-sizing.ts";

export type PublicMatch = {
  plan: InstancePlan;
  units: number;
  /** All hours of the month at list price. */
  full: Price;
  /** The 24-month term price, which caps the rising line. */
  committed: Price;
  extraGb: number;
  storage: Price;
};

function planById(id: string): InstancePlan {
  const plan = prices().instances.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  return plan;
}

/** The same machines as instances: shared vCPU where cores are shared 4:1, dedicated vCPU (a hardware thread) at 2:1 and 1:1. */
export function publicMatch(need: ClusterNeed): PublicMatch {
  const plan = planById(need.ratio > 2 ? "M8" : "D4");
  const units = Math.ceil(Math.max(need.vcpu / plan.vcpu, need.ramGb / plan.ramGb));
  const extraGb = Math.max(0, Math.round(need.storageTb * 1000 - units * plan.nvmeGb));
  return {
    plan,
    units,
    full: timesPrice(plan.monthly, units),
    committed: timesPrice(plan.monthly, units * (1 - termDiscounts[24])),
    extraGb,
    storage: timesPrice(prices().storagePerGb.blockNvme, extraGb),
  };
}

/** Public cost when the machines run this share of the month's hours (0–1): by the hour or by the term, whichever is lower. */
export function publicCost(match: PublicMatch, share: number): Price {
  const byHour = timesPrice(match.full, share);
  return {
    krw: Math.min(byHour.krw, match.committed.krw) + match.storage.krw,
    usd: Math.min(byHour.usd, match.committed.usd) + match.storage.usd,
  };
}

export function privateCost(node: NodeType, total: number): Price {
  return timesPrice(prices().nodes[node.id], total);
}

export type BreakEven = { kind: "at"; share: number } | { kind: "never" } | { kind: "always" };

/** The share of hours at which both cost the same. */
export function breakEven(match: PublicMatch, own: Price): BreakEven {
  if (own.krw <= match.storage.krw) return { kind: "always" };
  const share = (own.krw - match.storage.krw) / match.full.krw;
  return own.krw >= match.committed.krw + match.storage.krw ? { kind: "never" } : { kind: "at", share };
}
