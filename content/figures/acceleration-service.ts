// Cities of the picker. `lastMile` is the eyeball's way to our edge; `publicRtt` and `publicLoss` are sample data, not measurements.
import { popByCode } from "../pops.ts";

export type AccelerationCity = { code: string; lastMile: number; publicRtt: number; publicLoss: number };

export const accelerationCities: readonly AccelerationCity[] = [
  { code: "NRT", lastMile: 4, publicRtt: 42, publicLoss: 0.2 },
  { code: "HKG", lastMile: 5, publicRtt: 52, publicLoss: 0.4 },
  { code: "SIN", lastMile: 4, publicRtt: 88, publicLoss: 0.4 },
  { code: "CGK", lastMile: 10, publicRtt: 118, publicLoss: 1.2 },
  { code: "SGN", lastMile: 8, publicRtt: 104, publicLoss: 1.0 },
  { code: "BOM", lastMile: 9, publicRtt: 172, publicLoss: 1.1 },
  { code: "SYD", lastMile: 6, publicRtt: 178, publicLoss: 0.5 },
  { code: "DXB", lastMile: 8, publicRtt: 232, publicLoss: 0.9 },
  { code: "FRA", lastMile: 6, publicRtt: 268, publicLoss: 0.6 },
  { code: "LAX", lastMile: 7, publicRtt: 148, publicLoss: 0.4 },
  { code: "GRU", lastMile: 10, publicRtt: 338, publicLoss: 1.0 },
];

/** The three distances of a city: to our edge, from there to Seoul, and all the way over the open internet. */
export function wayFrom(code: string): { lastMile: number; backbone: number; publicRtt: number } {
  const city = accelerationCities.find((candidate) => candidate.code === code);
  if (!city) throw new Error(`no sample city ${code}`);
  return { lastMile: city.lastMile, backbone: popByCode(code).rtt, publicRtt: city.publicRtt };
}

const jakarta = wayFrom("CGK");

/** Jakarta over TCP and TLS 1.3, three round trips: the worked example of the page. */
export const accelerationExample = {
  open: jakarta.publicRtt * 3,
  edge: jakarta.lastMile * 3 + jakarta.backbone,
  saved: jakarta.publicRtt * 3 - jakarta.lastMile * 3 - jakarta.backbone,
  handshakes: jakarta.backbone * 2,
  warmSaved: jakarta.publicRtt - jakarta.lastMile - jakarta.backbone,
} as const;

export const accelerationFigures = {
  lossTargetPercent: 0.1,
  probeSeconds: 10,
  rerouteSeconds: 30,
  rerouteLossPercent: 1,
  rerouteRttPercent: 20,
  fecOverhead: [10, 20],
  trialDays: 14,
  msPer100Km: 1,
  setupDays: 3,
} as const;
