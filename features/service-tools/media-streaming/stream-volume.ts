// Viewers and bitrate to bandwidth, volume and the delivery bill.
import { facts } from "#content/facts.ts";
import { streamingFigures as s } from "#content/figures/media-streaming.ts";
import { cdnTierLimitsTb } from "#content/price-list.ts";
import { type TierLine, tierLines } from "#features/service-tools/cdn/cdn-cost.ts";

export function peakGbps(viewers: number, mbps: number): number {
  return (viewers * mbps) / 1000;
}

/** Terabytes (1 TB = 1,000 GB) if every viewer stays to the end. */
export function volumeTb(viewers: number, mbps: number, hours: number): number {
  return (viewers * mbps * hours * 3600) / 8 / 1e6;
}

export type StreamBill = {
  gbps: number;
  edgeShare: number;
  reserve: boolean;
  tb: number;
  lines: readonly TierLine[];
  /** What lies beyond the last tier and is quoted. */
  quotedTb: number;
  krw: number;
  usd: number;
};

export function streamBill(input: { viewers: number; mbps: number; hours: number; region: number }): StreamBill {
  const gbps = peakGbps(input.viewers, input.mbps);
  const tb = volumeTb(input.viewers, input.mbps, input.hours);
  const lines = tierLines(input.region, tb);
  const last = cdnTierLimitsTb.at(-1) ?? 0;
  return {
    gbps,
    edgeShare: gbps / facts.edgeGbps,
    reserve: gbps > s.reserveFromGbps,
    tb,
    lines,
    quotedTb: Math.max(0, tb - last),
    krw: Math.round(lines.reduce((sum, line) => sum + line.krw, 0)),
    usd: Math.round(lines.reduce((sum, line) => sum + line.usd, 0)),
  };
}
