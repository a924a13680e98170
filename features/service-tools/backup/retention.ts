// Stored gigabytes and monthly price of a retention plan: one full copy, then changed blocks.
import { type Price, prices } from "#content/price-list.ts";
import type { EstimateLine } from "#features/service-tools/pricing/basket-text.ts";

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
  const vault = times(prices().backup.vaultPerGb, storedGb);
  const offsite = times(prices().backup.offsitePerGb, input.offsite ? storedGb : 0);
  const vmAgents = times(prices().backup.agentVm, input.vms);
  const serverAgents = times(prices().backup.agentServer, input.servers);
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

/** The same order in items of the price list. */
export function retentionItems(input: RetentionInput, { storedGb }: RetentionPlan): EstimateLine[] {
  return [
    { id: "vault", quantity: storedGb },
    { id: "offsite", quantity: input.offsite ? storedGb : 0 },
    { id: "agent-vm", quantity: input.vms },
    { id: "agent-server", quantity: input.servers },
  ];
}

/** Shares in whole percent that add up to 100: what rounding down leaves goes to the largest remainders. */
export function wholePercents(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact.map((share, at) => ({ at, rest: share - Math.floor(share) })).sort((a, b) => b.rest - a.rest);
  for (const { at } of byRemainder.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
