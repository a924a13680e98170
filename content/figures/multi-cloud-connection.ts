// Ports, circuits and the sample egress prices behind the break-even of the multi-cloud page.
import { prices } from "../price-list.ts";

export const circuitStepsMbps = [50, 100, 200, 300, 400, 500, 1_000, 2_000, 5_000, 10_000] as const;
export const portGbps = [1, 10, 100] as const;

/** Clouds with an on-ramp; the product names are the clouds' own words for it. */
export const clouds = [
  { id: "aws", name: "AWS", onRamp: "Direct Connect" },
  { id: "azure", name: "Azure", onRamp: "ExpressRoute" },
  { id: "google", name: "Google Cloud", onRamp: "Cloud Interconnect" },
  { id: "oracle", name: "Oracle Cloud", onRamp: "FastConnect" },
] as const;

export const cloudConnectFigures = {
  newCircuitMinutes: 10,
  bfdMs: 300,
  bfdMultiplier: 3,
  bfdDetectMs: 900,
  twoLocations: "99.9%",
  twoLocationsTwoDevices: "99.99%",
  portDays: [5, 10],
  routesPerCircuit: 1_000,
} as const;

/** Sample list prices of a cloud, US$ per GB: over the internet and over a private circuit. Replace with your own. */
export const sampleEgress = { internetUsd: 0.09, privateUsd: 0.04 } as const;

/** Terabytes a month above which the port and the circuit are paid for by cheaper egress. */
export function breakEvenTb(fixedKrw: number, savingUsdPerGb: number, { usdRate } = prices()): number {
  return savingUsdPerGb > 0 ? fixedKrw / (savingUsdPerGb * usdRate) / 1_000 : Number.POSITIVE_INFINITY;
}
