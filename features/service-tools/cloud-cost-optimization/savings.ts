// What the five levers take off a cloud bill. Shares are content/figures; money in, money out, in the unit of the bill.
import { archiveSaving, type Band, costFigures as c } from "#content/figures/cloud-cost-optimization.ts";
import { prices } from "#content/price-list.ts";

export const leverIds = ["idle", "oversize", "commitment", "storage", "egress"] as const;
export type LeverId = (typeof leverIds)[number];

export type SavingsInput = {
  bill: number;
  /** Shares of the bill, 0–1. What is left after `otherShare` is compute. */
  storageShare: number;
  outboundShare: number;
  /** Share of compute that runs all day. */
  steadyShare: number;
  /** Share of the findings that is carried out. */
  actedShare: number;
  monthlyReview: boolean;
};

export type Lever = { id: LeverId; low: number; high: number };
export type Savings = { levers: readonly Lever[]; low: number; high: number };

/** What a GB costs less when it leaves through the CDN instead of the cloud's own door. */
export function egressSaving(): Band {
  const cdn = prices().cdnRegions[0].krw[0];
  const [cheap, dear] = c.marketOutboundKrw;
  return [1 - cdn / cheap, 1 - cdn / dear];
}

function pass(input: SavingsInput, end: 0 | 1): Record<LeverId, number> {
  const { bill } = input;
  const waste = input.monthlyReview ? c.practisedFactor : 1;
  const compute = Math.max(0, 1 - c.otherShare - input.storageShare - input.outboundShare);
  // Idle and oversized machines cannot cost more than all machines do.
  const idle = Math.min(compute, c.idle[end] * waste);
  const oversize = Math.min(compute - idle, c.oversize[end] * waste);
  const steady = (compute - idle - oversize) * input.steadyShare;
  const shares: Record<LeverId, number> = {
    idle,
    oversize,
    commitment: steady * c.commitment[end],
    storage: input.storageShare * c.coldShare[end] * archiveSaving(),
    egress: input.outboundShare * c.cacheableShare * egressSaving()[end],
  };
  for (const id of leverIds) shares[id] *= input.actedShare * bill;
  return shares;
}

export function savings(input: SavingsInput): Savings {
  const low = pass(input, 0);
  const high = pass(input, 1);
  // With more waste gone, less is left to discount: the high pass can give a lever less than the low one.
  const levers = leverIds.map((id) => ({ id, low: Math.min(low[id], high[id]), high: Math.max(low[id], high[id]) }));
  const sum = (side: Record<LeverId, number>) => leverIds.reduce((total, id) => total + side[id], 0);
  return { levers, low: sum(low), high: sum(high) };
}

/** Our share of a verified monthly saving, never above the ceiling. */
export function successFee(savingKrw: number): number {
  return Math.min(savingKrw * c.feeShare, c.feeCapKrw);
}
