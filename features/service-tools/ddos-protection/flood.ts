// What a flood does to an uplink, and which protection still holds at that size.
import { facts } from "#content/facts.ts";

/** Share of the uplink that clean traffic takes in the drawing. */
export const cleanShare = 0.4;

export type FloodInput = { floodGbps: number; uplinkGbps: number };

export type FloodResult = {
  cleanGbps: number;
  offeredGbps: number;
  /** Share of all packets dropped in front of the uplink, 0–1. */
  loss: number;
  base: "filtered" | "blackholed";
  shield: "scrubbed" | "upstream";
  /** Share of the scrubbing capacity in use, may exceed 1. */
  scrubbingUse: number;
};

export function floodResult({ floodGbps, uplinkGbps }: FloodInput): FloodResult {
  const cleanGbps = uplinkGbps * cleanShare;
  const offeredGbps = floodGbps + cleanGbps;
  const scrubbingUse = floodGbps / (facts.scrubbingTbps * 1000);
  return {
    cleanGbps,
    offeredGbps,
    loss: Math.max(0, 1 - uplinkGbps / offeredGbps),
    base: floodGbps <= facts.ddos.baseGbpsPerIp ? "filtered" : "blackholed",
    shield: scrubbingUse <= 1 ? "scrubbed" : "upstream",
    scrubbingUse,
  };
}

/** Stops of the slider: floods span four orders of magnitude, a straight scale would hide the small ones. */
export const floodStops = [1, 3, 5, 10, 20, 40, 80, 180, 400, 900, 2000, 4000, 6000] as const;

/** Thickness of a line in the drawing: 3 units for 1 Gbps and 5.6 more for every factor of ten. */
export function lineWidth(gbps: number): number {
  if (gbps <= 0) return 0;
  return Math.round(Math.min(24, Math.max(1.6, 3 + 5.6 * Math.log10(gbps))) * 10) / 10;
}
