// Recovery tiers, what each stores and how a recovery runs; both languages and the tier finder read them here.
import { type Price, prices } from "../price-list.ts";

export const tierIds = ["gold", "silver", "bronze"] as const;
export type TierId = (typeof tierIds)[number];

/** A copy kept per GB, named by a key that the page words. */
export type TierCopy = "syncBlock" | "asyncBlock" | "vault" | "offsite";

export type Tier = {
  id: TierId;
  /** What the tier delivers, in minutes. */
  rpo: number;
  rto: number;
  copies: readonly TierCopy[];
  /** Line needed when the source stands in the customer's own rack. */
  line: "metro" | "busan" | null;
  /** Minutes after the fault at which each step of the recovery ends, in the order of the words. */
  timeline: readonly number[];
};

export const tiers: Readonly<Record<TierId, Tier>> = {
  gold: {
    id: "gold",
    rpo: 0,
    rto: 15,
    copies: ["syncBlock", "vault", "offsite"],
    line: "metro",
    timeline: [0, 1, 3, 5, 9, 12, 15],
  },
  silver: {
    id: "silver",
    rpo: 15,
    rto: 60,
    copies: ["asyncBlock", "vault"],
    line: "busan",
    timeline: [0, 5, 12, 20, 40, 52, 60],
  },
  bronze: {
    id: "bronze",
    rpo: 1440,
    rto: 1440,
    copies: ["vault", "offsite"],
    line: null,
    timeline: [0, 60, 180, 300, 900, 1260, 1440],
  },
};

export const rpoSteps = [0, 15, 60, 240, 1440] as const;
export const rtoSteps = [15, 60, 240, 1440] as const;

export const protectionFigures = {
  drillsPerYear: 2,
  deletePeople: 2,
  lockDays: [7, 365],
  syncKm: [50, 100],
  separationKm: 200,
  restoreGbps: 10,
  lineUse: 0.8,
} as const;

export function copyPerGb({ storagePerGb, backup } = prices()): Record<TierCopy, Price> {
  return {
    syncBlock: storagePerGb.blockNvme,
    asyncBlock: storagePerGb.blockSsd,
    vault: backup.vaultPerGb,
    offsite: backup.offsitePerGb,
  };
}

/** Won per TB and month of all copies of a tier; 1 TB = 1,000 GB. */
export function perTb(id: TierId, list = prices()): Price {
  const rates = copyPerGb(list);
  return tiers[id].copies.reduce<Price>(
    (sum, copy) => ({ krw: sum.krw + rates[copy].krw * 1000, usd: sum.usd + Math.round(rates[copy].usd * 1000) }),
    { krw: 0, usd: 0 },
  );
}
