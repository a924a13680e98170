// Assumptions of the consolidation sketch and the sample backlog; both languages and the drawings read them here.
import { colocationSpecs, type Price, prices } from "../price-list.ts";

export const optimizationFigures = {
  telemetrySeconds: 60,
  telemetryDays: 14,
  checks: 30,
  ratio: [8, 15],
  p95CpuPercent: 20,
  /** A five-year-old server and a new host: watts under typical load and height in rack units. */
  oldWatts: 350,
  oldUnits: 2,
  hostWatts: 700,
  hostUnits: 2,
  /** Hosts kept in reserve so that one may fail. */
  spareHosts: 1,
} as const;

const [, , , fullRack] = colocationSpecs;

export const rack = { kw: fullRack.kw, units: fullRack.units } as const;

/** What it costs a month. */
export function rackRent({ colocation } = prices()): Price {
  return colocation.find(({ id }) => id === fullRack.id)?.monthly ?? { krw: 0, usd: 0 };
}

/** Sample backlog: effort in person-days, impact from 1 to 10. */
export const findings = [
  { id: "secondPath", kind: "resilience", effort: 3, impact: 9 },
  { id: "firmware", kind: "resilience", effort: 4, impact: 5 },
  { id: "cacheRule", kind: "speed", effort: 1, impact: 6 },
  { id: "kernel", kind: "speed", effort: 2, impact: 4 },
  { id: "nvmeTier", kind: "speed", effort: 6, impact: 8 },
  { id: "slowQuery", kind: "speed", effort: 2, impact: 7 },
  { id: "consolidate", kind: "cost", effort: 15, impact: 9 },
  { id: "powerCaps", kind: "cost", effort: 1, impact: 3 },
  { id: "blanking", kind: "cost", effort: 1, impact: 2 },
  { id: "uplink25", kind: "speed", effort: 8, impact: 5 },
  { id: "endOfSupport", kind: "resilience", effort: 10, impact: 7 },
  { id: "switchRefresh", kind: "cost", effort: 12, impact: 3 },
] as const satisfies readonly { id: string; kind: "resilience" | "speed" | "cost"; effort: number; impact: number }[];

export type Finding = (typeof findings)[number];
export type FindingId = Finding["id"];
