// Stored gigabytes and monthly price of a retention plan: one full copy, then changed blocks.
import { backup, type Price } from "#content/pricing.ts";

export type RetentionInput = {
  sourceGb: number;
  /** Share of the data changed per day, in per cent. */
  changePercent: number;
  daily: number;
  weekly: number;
  monthly: number;
  /** 3 means 3:1. */
  reduction: number;
  offsite: boolean;
  vms: number;
  servers: number;
};

export type RetentionPlan = {
  /** Before reduction. */
  parts: { full: number; daily: number; weekly: number; monthly: number };
  storedGb: number;
  reachDays: number;
  vault: Price;
  offsite: Price;
  vmAgents: Price;
  serverAgents: Price;
  total: Price;
};

/** Share of the blocks touched at least once in so many days, if changes fall at random. */
export function touchedShare(changePercent: number, days: number): number {
  return 1 - (1 - changePercent / 100) ** days;
}

function times(price: Price, count: number): Price {
  return { krw: Math.round(price.krw * count), usd: Math.round(price.usd * count * 100) / 100 };
}

function sum(prices: readonly Price[]): Price {
  return {
    krw: prices.reduce((total, price) => total + price.krw, 0),
    usd: Math.round(prices.reduce((total, price) => total + price.usd, 0) * 100) / 100,
  };
}

export function retentionPlan(input: RetentionInput): RetentionPlan {
  const { sourceGb, changePercent, daily, weekly, monthly, reduction } = input;
  const parts = {
    full: sourceGb,
    daily: daily * sourceGb * touchedShare(changePercent, 1),
    weekly: weekly * sourceGb * touchedShare(changePercent, 7),
    monthly: monthly * sourceGb * touchedShare(changePercent, 30),
  };
  const storedGb = Math.ceil((parts.full + parts.daily + parts.weekly + parts.monthly) / reduction);
  const vault = times(backup.vaultPerGb, storedGb);
  const offsite = times(backup.offsitePerGb, input.offsite ? storedGb : 0);
  const vmAgents = times(backup.agentVm, input.vms);
  const serverAgents = times(backup.agentServer, input.servers);
  return {
    parts,
    storedGb,
    reachDays: Math.max(daily, weekly * 7, monthly * 30),
    vault,
    offsite,
    vmAgents,
    serverAgents,
    total: sum([vault, offsite, vmAgents, serverAgents]),
  };
}
