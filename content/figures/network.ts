// Round-trip targets between the data-centre and core cities. Seoul's row is the canon of pops.ts; the other pairs are set here.
import { popByCode } from "../pops.ts";

export const coreCodes = ["ICN", "PUS", "NRT", "HKG", "SIN", "SYD", "LAX", "IAD", "FRA", "LHR"] as const;
export type CoreCode = (typeof coreCodes)[number];

const pairs: Readonly<Record<string, number>> = {
  "PUS-NRT": 25,
  "PUS-HKG": 34,
  "PUS-SIN": 66,
  "PUS-SYD": 132,
  "PUS-LAX": 121,
  "PUS-IAD": 169,
  "PUS-FRA": 220,
  "PUS-LHR": 232,
  "NRT-HKG": 48,
  "NRT-SIN": 68,
  "NRT-SYD": 108,
  "NRT-LAX": 99,
  "NRT-IAD": 152,
  "NRT-FRA": 224,
  "NRT-LHR": 226,
  "HKG-SIN": 33,
  "HKG-SYD": 120,
  "HKG-LAX": 146,
  "HKG-IAD": 198,
  "HKG-FRA": 188,
  "HKG-LHR": 200,
  "SIN-SYD": 92,
  "SIN-LAX": 166,
  "SIN-IAD": 218,
  "SIN-FRA": 158,
  "SIN-LHR": 168,
  "SYD-LAX": 138,
  "SYD-IAD": 196,
  "SYD-FRA": 246,
  "SYD-LHR": 256,
  "LAX-IAD": 60,
  "LAX-FRA": 146,
  "LAX-LHR": 134,
  "IAD-FRA": 88,
  "IAD-LHR": 76,
  "FRA-LHR": 14,
};

/** Target round trip in milliseconds, or undefined when neither end is Seoul and the pair is not a core pair. */
export function rttBetween(from: string, to: string): number | undefined {
  if (from === to) return 0;
  if (from === "ICN") return popByCode(to).rtt;
  if (to === "ICN") return popByCode(from).rtt;
  return pairs[`${from}-${to}`] ?? pairs[`${to}-${from}`];
}

export const networkFigures = {
  rerouteMs: 50,
  cableRerouteSeconds: 1,
  minPaths: 2,
  minPathsHub: 3,
  linkGbps: 100,
  matrixMinutes: 5,
  probeSeconds: 60,
  /** How much longer a round trip may become on the next cable, Seoul–Singapore. */
  detour: 1.2,
  newPopCommitGbps: 20,
  newPopWeeks: [12, 16],
  peeringMinMbps: 100,
  peeringDays: 5,
} as const;
