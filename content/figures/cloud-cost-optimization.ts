// Shares and rules behind the savings page; both languages and the calculator read them here.
import { prices, termDiscounts } from "../price-list.ts";

/** Low and high end of a share, 0–1. */
export type Band = readonly [number, number];

export const costFigures = {
  /** Of smaller bills a month the assessment costs more than it finds. */
  worthwhileKrw: 10_000_000,
  assessmentWeeks: 2,
  billMonths: 13,
  /** Average waste that buyers themselves report, and what practised teams report. */
  surveyWastePercent: 27,
  practisedWaste: [0.1, 0.15] as Band,
  idle: [0.1, 0.15] as Band,
  oversize: [0.1, 0.12] as Band,
  commitment: [0.2, 0.4] as Band,
  /** Share of stored bytes that nobody has read for 90 days. */
  coldShare: [0.3, 0.5] as Band,
  coldDays: 90,
  /** What domestic clouds list per GB of outbound traffic. */
  marketOutboundKrw: [110, 150] as Band,
  /** Share of outbound traffic that a cache can answer. */
  cacheableShare: 0.6,
  /** A team that reviews every month has about half the waste left. */
  practisedFactor: 0.5,
  otherShare: 0.1,
  p95CpuPercent: 40,
  watchDays: 14,
  alertHours: 24,
  feeShare: 0.15,
  feeMonths: 12,
  feeCapKrw: 5_000_000,
} as const;

/** What moving a GB from the standard class to the archive saves, 0–1. */
export function archiveSaving({ storagePerGb } = prices()): number {
  return 1 - storagePerGb.objectArchive.krw / storagePerGb.objectStandard.krw;
}

function listed<T extends { id: string; monthly: { krw: number } }>(plans: readonly T[], id: string): number {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  return plan.monthly.krw;
}

const count = 20;
const months = 36;
const staffHourKrw = 50_000;
const migrationDays = 40;
const termFactor = 1 - termDiscounts[months];
const migrationPerMonth = Math.round((migrationDays * 8 * staffHourKrw) / months);

type Side = { rental: number; hardware: number; staff: number; migration: number; total: number };

function side(rental: number, hardware: number, staffHours: number, migration: number): Side {
  const staff = staffHours * staffHourKrw;
  return { rental, hardware, staff, migration, total: rental + hardware + staff + migration };
}

const hardwarePrice = 7_000_000;
const hardwareMonths = 60;

/** Twenty steady 16-core servers over 36 months, traffic inside every allowance. */
export const repatriation = {
  count,
  months,
  staffHourKrw,
  migrationDays,
  hardwarePrice,
  hardwareMonths,
  staffHours: { cloud: 10, dedicated: 20, colocation: 40 },
} as const;

/** What it costs a month in each of the three places. */
export function repatriationSides({ instances, servers, colocation } = prices()): Record<"cloud" | "dedicated" | "colocation", Side> {
  const { staffHours } = repatriation;
  const hardware = Math.round((count * hardwarePrice) / hardwareMonths);
  return {
    cloud: side(listed(instances, "D16") * count * termFactor, 0, staffHours.cloud, 0),
    dedicated: side(listed(servers, "SH-2") * count * termFactor, 0, staffHours.dedicated, migrationPerMonth),
    colocation: side(listed(colocation, "dense") * termFactor, hardware, staffHours.colocation, migrationPerMonth),
  };
}
