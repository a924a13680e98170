// What a month of delivery costs: volume falls through cumulative tiers, counted per region.
import { cdnTierLimitsTb, prices } from "#content/price-list.ts";

export const gbPerTb = 1_000;

export type TierLine = {
  region: number;
  fromTb: number;
  toTb: number;
  gb: number;
  krwRate: number;
  usdRate: number;
  krw: number;
  usd: number;
};

export function tierLines(region: number, tb: number): TierLine[] {
  const rates = prices().cdnRegions[region];
  if (!rates) throw new Error(`no CDN region ${region}`);
  return cdnTierLimitsTb.flatMap((toTb, tier) => {
    const fromTb = cdnTierLimitsTb[tier - 1] ?? 0;
    const gb = Math.round(Math.max(0, Math.min(tb, toTb) - fromTb) * gbPerTb);
    const krwRate = rates.krw[tier] ?? 0;
    const usdRate = rates.usd[tier] ?? 0;
    return gb > 0 ? [{ region, fromTb, toTb, gb, krwRate, usdRate, krw: gb * krwRate, usd: gb * usdRate }] : [];
  });
}

export type CdnCost = { lines: TierLine[]; gb: number; krw: number; usd: number };

export function cdnCost(volumesTb: readonly number[]): CdnCost {
  const lines = volumesTb.flatMap((tb, region) => tierLines(region, tb));
  return {
    lines,
    gb: lines.reduce((sum, line) => sum + line.gb, 0),
    krw: lines.reduce((sum, line) => sum + line.krw, 0),
    usd: lines.reduce((sum, line) => sum + line.usd, 0),
  };
}

/** A slider gives every tier the same length, so that 500 GB and 400 TB can both be set with care. */
export const sliderSteps = cdnTierLimitsTb.length * 100;

export function sliderToTb(position: number): number {
  const tier = Math.min(cdnTierLimitsTb.length - 1, Math.floor(position / 100));
  const from = cdnTierLimitsTb[tier - 1] ?? 0;
  const to = cdnTierLimitsTb[tier] ?? from;
  return Math.round((from + ((position - tier * 100) / 100) * (to - from)) * 10) / 10;
}

export function tbToSlider(tb: number): number {
  const found = cdnTierLimitsTb.findIndex((limit) => tb <= limit);
  const tier = found < 0 ? cdnTierLimitsTb.length - 1 : found;
  const from = cdnTierLimitsTb[tier - 1] ?? 0;
  const to = cdnTierLimitsTb[tier] ?? from;
  return Math.round((tier + Math.min(1, (tb - from) / (to - from))) * 100);
}
