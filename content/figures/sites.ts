// What the five data centres offer, beyond what facts.ts says of them. Sample data, like the rest of the canon.
import { dataCentres } from "../facts.ts";

export type SiteFigures = {
  code: string;
  opened: number;
  /** Rack densities on sale, in kW. */
  rackKw: readonly number[];
  carriers: number;
  /** Annual average, measured over the last full year. */
  pue: number;
  renewablePercent: number;
  /** Target round-trip time from ICN1 in milliseconds; below one it is printed as "< 1". */
  rttMs: number;
};

export const sites: readonly SiteFigures[] = [
  { code: "ICN1", opened: 2015, rackKw: [3.3, 6.6, 10], carriers: 9, pue: 1.38, renewablePercent: 22, rttMs: 0 },
  { code: "ICN2", opened: 2022, rackKw: [3.3, 6.6, 10, 20], carriers: 8, pue: 1.29, renewablePercent: 31, rttMs: 0.3 },
  { code: "PUS1", opened: 2023, rackKw: [3.3, 6.6, 10], carriers: 5, pue: 1.32, renewablePercent: 27, rttMs: 7 },
  { code: "NRT1", opened: 2016, rackKw: [3.3, 6.6], carriers: 7, pue: 1.36, renewablePercent: 40, rttMs: 31 },
  { code: "SIN1", opened: 2020, rackKw: [3.3, 6.6], carriers: 6, pue: 1.4, renewablePercent: 15, rttMs: 70 },
];

export const sitePower = { ups: "2N", generators: "N+1", fuelHours: 24, utilityFeeds: 2 } as const;

export const totalMw = dataCentres.reduce((sum, { mw }) => sum + mw, 0);

/** Weighted by each site's power, as an auditor would. */
export const averagePue =
  Math.round((dataCentres.reduce((sum, { code, mw }) => sum + mw * (siteFigures(code)?.pue ?? 0), 0) / totalMw) * 100) / 100;

export function siteFigures(code: string): SiteFigures | undefined {
  return sites.find((site) => site.code === code);
}
