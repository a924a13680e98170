// Ends, steps and promises of private lines. Prices are in pricing.ts, round trips in network.ts and pops.ts.

/** A price between two that are printed is rounded to this. */
export const roundedTo = { krw: 50_000, usd: 10 } as const;

export type LineEnd = { id: string; city: string };

/** Sites a circuit can end in without a last-mile build; the metro pair shares a city. */
export const lineEnds = [
  { id: "ICN1", city: "ICN" },
  { id: "ICN2", city: "ICN" },
  { id: "PUS1", city: "PUS" },
  { id: "NRT1", city: "NRT" },
  { id: "HKG", city: "HKG" },
  { id: "SIN1", city: "SIN" },
] as const satisfies readonly LineEnd[];

export const lineStepsMbps = [10, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 100_000] as const;

export const lineFigures = {
  /** ICN1–ICN2 stays below this, as every other page says. */
  metroRttMs: 1,
  lossDomestic: 0.01,
  lossInternational: 0.05,
  jitterDomesticMs: 1,
  jitterInternationalMs: 3,
  mttrMetroHours: 4,
  mttrDomesticHours: 6,
  mtu: 9_000,
  classes: 4,
  onNetDays: [5, 10],
  offNetWeeks: [4, 8],
  internationalWeeks: [6, 12],
  upgradeDays: 1,
  downgradeMonth: 12,
  surveyDays: 5,
} as const;
