// The data platform: the failover clock, the sizes and what the engines promise. Sample canon, like facts.ts.
import { facts } from "../facts.ts";
import { instanceSpecs, type Price, prices } from "../price-list.ts";

export const dataFigures = {
  engines: 6,
  failoverSeconds: 60,
  resizeSeconds: 30,
  pitrMinutes: 5,
  pitrDays: [7, 35],
  maxTb: 16,
  maxIops: 64_000,
  heartbeatSeconds: 5,
  missedHeartbeats: 3,
  fenceSeconds: 5,
  promoteSeconds: 8,
  endpointSeconds: 10,
  /** How long a commit waits for a silent standby before the pair continues on one copy. */
  standbyTimeoutSeconds: 10,
  rebuildGbps: 10,
  fibreMicrosecondsPerKm: 5,
  patchWindow: { en: "Sunday 02:00–06:00 KST", ko: "일요일 02:00~06:00 KST" },
  rollbackDays: 7,
  smallestDiskGb: 100,
} as const;

/** Fibre alone, there and back, for every synchronous commit. */
export const syncFibreMs = (facts.distances.icn1ToIcn2Km * 2 * dataFigures.fibreMicrosecondsPerKm) / 1000;

export type DatabaseSize = {
  id: string;
  vcpu: number;
  ramGb: number;
  maxTb: number;
  iops: number;
};

function sized(id: (typeof instanceSpecs)[number]["id"], maxTb: number, iops: number): DatabaseSize {
  const plan = instanceSpecs.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  return { id, vcpu: plan.vcpu, ramGb: plan.ramGb, maxTb, iops };
}

/** A node costs what the instance of the same size costs; where there is none, it is quoted. */
export function nodePrice({ id }: DatabaseSize, { instances } = prices()): Price | undefined {
  return instances.find((plan) => plan.id === id)?.monthly;
}

export const databaseSizes: readonly DatabaseSize[] = [
  sized("M2", 1, 3_000),
  sized("M4", 2, 6_000),
  sized("D4", 4, 12_000),
  sized("D8", 8, 24_000),
  sized("D16", 16, 40_000),
  { id: "X32", vcpu: 32, ramGb: 256, maxTb: 16, iops: 52_000 },
  { id: "X64", vcpu: 64, ramGb: 512, maxTb: 16, iops: 64_000 },
];

/** Connections before a pooler is needed: 25 per GB of memory, 5,000 at most. */
export function maxConnections(ramGb: number): number {
  return Math.min(ramGb * 25, 5_000);
}
