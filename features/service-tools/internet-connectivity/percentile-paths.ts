// From samples to paths, and from the pointer back to a spike.
import { type Spike, samplesPerDay, samplesPerHour, spikeStart } from "./percentile.ts";

export type Box = { x: number; y: number; w: number; h: number };

export const chartMaxMbps = 1_000;
export const spikeLimits = { hours: 72, minMbps: 340, maxMbps: 1_000 } as const;

export function yOf(box: Box, mbps: number): number {
  return Math.round((box.y + box.h - (Math.min(mbps, chartMaxMbps) / chartMaxMbps) * box.h) * 10) / 10;
}

export function xOfShare(box: Box, share: number): number {
  return Math.round((box.x + share * box.w) * 10) / 10;
}

/** Highest sample of every two hours, as a stair: 360 treads instead of 8,640. */
export function monthPath(box: Box, samples: readonly number[]): string {
  const tread = samplesPerHour * 2;
  let path = `M${box.x} ${box.y + box.h}`;
  for (let start = 0; start < samples.length; start += tread) {
    const top = Math.max(...samples.slice(start, start + tread));
    path += `V${yOf(box, top)}H${xOfShare(box, (start + tread) / samples.length)}`;
  }
  return `${path}V${box.y + box.h}Z`;
}

/** Samples sorted from high to low, read off at 120 places. */
export function durationPath(box: Box, samples: readonly number[]): string {
  const sorted = [...samples].sort((a, b) => b - a);
  const places = 120;
  let path = `M${box.x} ${box.y + box.h}V${yOf(box, sorted[0] ?? 0)}`;
  for (let place = 1; place <= places; place++) {
    const index = Math.min(sorted.length - 1, Math.round((place / places) * sorted.length) - 1);
    path += `V${yOf(box, sorted[index] ?? 0)}H${xOfShare(box, place / places)}`;
  }
  return `${path}V${box.y + box.h}Z`;
}

const monthHours = 30 * 24;
const startHour = spikeStart / samplesPerDay / (1 / 24);

/** The corner of the spike that can be taken hold of. */
export function spikeAt(box: Box, spike: Spike): { x: number; y: number } {
  return { x: xOfShare(box, (startHour + spike.hours) / monthHours), y: yOf(box, spike.mbps) };
}

export function spikeFrom(box: Box, x: number, y: number): Spike {
  const hours = ((x - box.x) / box.w) * monthHours - startHour;
  const mbps = ((box.y + box.h - y) / box.h) * chartMaxMbps;
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    hours: Math.round(clamp(hours, 0, spikeLimits.hours)),
    mbps: Math.round(clamp(mbps, spikeLimits.minMbps, spikeLimits.maxMbps) / 20) * 20,
  };
}
