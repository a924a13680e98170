// Figures of the server hosting page: printed by both languages and read by the configurator.
// Add-on prices are sample data like the rest of the list; KRW excludes VAT, USD at the fixed quarterly rate.
import type { Price } from "../pricing.ts";

export const serverHosting = {
  stockBusinessHours: 4,
  customBusinessDays: 5,
  swapHours: 4,
  committedMbps: 100,
  includedIpv4: 5,
  rescueMinutes: 10,
  installMinutes: 20,
  freeSetupMonths: 12,
  wipeBusinessDays: 2,
  windowsMinimumCores: 16,
  trafficAlertPercent: 80,
} as const;

/** Memory is added in pairs of modules; more than the board takes is not offered. */
export const ramStepGb = 32;
export const ramStep: Price = { krw: 20_000, usd: 14 };
export const ramMaxGb: Readonly<Record<string, number>> = { "SH-1": 128, "SH-2": 256, "SH-3": 512, "SH-4": 1024, "SH-G": 512 };

/** One more mirrored pair of NVMe drives. */
export const diskPairs = [
  { id: "none", label: "", usableTb: 0, price: { krw: 0, usd: 0 } },
  { id: "960", label: "2 × 960 GB", usableTb: 0.96, price: { krw: 45_000, usd: 32 } },
  { id: "1920", label: "2 × 1.92 TB", usableTb: 1.92, price: { krw: 80_000, usd: 57 } },
  { id: "3840", label: "2 × 3.84 TB", usableTb: 3.84, price: { krw: 140_000, usd: 100 } },
] as const satisfies readonly { id: string; label: string; usableTb: number; price: Price }[];

/** Windows Server by physical core, with the maker's minimum per server. */
export const windowsPerCore: Price = { krw: 4_500, usd: 3.2 };
