// Figures of the procurement page: printed by both languages and read by the lifecycle timeline and the sample quote.
export const procurement = {
  quoteBusinessDays: 3,
  makersPerQuote: 3,
  leadWeeks: { from: 2, to: 16 },
  costYears: 5,
  burnInHours: 48,
  responseHours: 4,
  leaseMonths: [24, 36, 48],
  healthCheckBusinessDays: 5,
  postSupportYears: 3,
  refundDays: 14,
} as const;

export type Category = {
  id: "server" | "gpu" | "storage" | "network" | "security" | "licence";
  makers: number;
  leadWeeks: { from: number; to: number };
  /** Typical life in months: sold for, then supported after the last sale. Planning values; each model's notice rules. */
  soldMonths: number;
  supportedMonths: number;
  /** Months for which spares are kept after the maker's last support day; 0 where only the maker can patch. */
  extendedMonths: number;
};

export const categories: readonly Category[] = [
  { id: "server", makers: 3, leadWeeks: { from: 3, to: 8 }, soldMonths: 36, supportedMonths: 60, extendedMonths: 36 },
  { id: "gpu", makers: 2, leadWeeks: { from: 8, to: 16 }, soldMonths: 24, supportedMonths: 48, extendedMonths: 24 },
  { id: "storage", makers: 3, leadWeeks: { from: 4, to: 10 }, soldMonths: 48, supportedMonths: 60, extendedMonths: 36 },
  { id: "network", makers: 3, leadWeeks: { from: 4, to: 12 }, soldMonths: 60, supportedMonths: 60, extendedMonths: 36 },
  { id: "security", makers: 3, leadWeeks: { from: 3, to: 8 }, soldMonths: 48, supportedMonths: 60, extendedMonths: 0 },
  { id: "licence", makers: 2, leadWeeks: { from: 2, to: 2 }, soldMonths: 36, supportedMonths: 84, extendedMonths: 0 },
];

/** A three-way quote with invented figures: twelve identical 32-core servers. KRW, VAT excluded. */
export const sampleQuote = {
  units: 12,
  offers: [
    { id: "a", unitKrw: 14_800_000, maintenancePercent: 8, watts: 520, leadWeeks: 4 },
    { id: "b", unitKrw: 13_200_000, maintenancePercent: 11, watts: 560, leadWeeks: 7 },
    { id: "c", unitKrw: 13_900_000, maintenancePercent: 9, watts: 470, leadWeeks: 11 },
  ],
  includedMaintenanceYears: 3,
  krwPerKwh: 170,
} as const;
