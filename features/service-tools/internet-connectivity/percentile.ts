// 95th-percentile billing on a month of five-minute samples.
import { transitFigures as f } from "#content/figures/internet-connectivity.ts";
import { prices } from "#content/price-list.ts";

export const samplesPerHour = 60 / f.sampleMinutes;
export const samplesPerDay = samplesPerHour * 24;
export const eveningPeakMbps = 320;
/** The spike starts on the evening of day 13, when a launch usually goes wrong. */
export const spikeStart = 12 * samplesPerDay;

export type Spike = { hours: number; mbps: number };

/** An ordinary day: quiet until morning, office hours, an evening plateau of four hours from 19:00. */
function ordinaryMbps(sample: number): number {
  const hour = (sample % samplesPerDay) / samplesPerHour;
  if (hour >= 19 && hour < 23) return eveningPeakMbps;
  const swing = Math.sin(((hour - 9) / 24) * 2 * Math.PI);
  const ripple = Math.sin(sample * 0.9) * 6 + Math.sin(sample * 0.31) * 5;
  return Math.min(eveningPeakMbps, Math.round(170 + 70 * swing + ripple));
}

export function monthSamples(spike: Spike): number[] {
  const spikeSamples = Math.round(spike.hours * samplesPerHour);
  return Array.from({ length: f.samplesPerMonth }, (_, sample) => {
    const ordinary = ordinaryMbps(sample);
    const inSpike = sample >= spikeStart && sample < spikeStart + spikeSamples;
    return inSpike ? Math.max(ordinary, spike.mbps) : ordinary;
  });
}

export type Percentile = { billedMbps: number; peakMbps: number; dropped: number };

/** Strike out the highest 5%; the next sample is billed. */
export function percentile95(samples: readonly number[]): Percentile {
  const sorted = [...samples].sort((a, b) => b - a);
  const dropped = Math.floor(sorted.length * 0.05);
  return { billedMbps: sorted[dropped] ?? 0, peakMbps: sorted[0] ?? 0, dropped };
}

export type TransitBill = {
  commit: { mbps: number; krw: number; usd: number };
  burst: { mbps: number; krw: number; usd: number };
  international: { mbps: number; krw: number; usd: number };
  krw: number;
  usd: number;
  /** The same month if its highest sample were billed. */
  peakKrw: number;
  peakUsd: number;
};

/** The commit is paid in any case; what lies above it costs the same per Mbps. */
export function transitBill(month: Percentile, commitMbps: number, internationalMbps: number): TransitBill {
  const { domesticPerMbps, internationalPerMbps } = prices().transit;
  const domestic = (mbps: number) => ({ mbps, krw: mbps * domesticPerMbps.krw, usd: mbps * domesticPerMbps.usd });
  const commit = domestic(commitMbps);
  const burst = domestic(Math.max(0, month.billedMbps - commitMbps));
  const international = {
    mbps: internationalMbps,
    krw: internationalMbps * internationalPerMbps.krw,
    usd: internationalMbps * internationalPerMbps.usd,
  };
  const peak = domestic(Math.max(month.peakMbps, commitMbps));
  return {
    commit,
    burst,
    international,
    krw: commit.krw + burst.krw + international.krw,
    usd: commit.usd + burst.usd + international.usd,
    peakKrw: peak.krw + international.krw,
    peakUsd: peak.usd + international.usd,
  };
}
