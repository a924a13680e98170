// Cities of the picker. `lastMile` is the eyeball's way to our edge; `publicRtt` and `publicLoss` are sample data, not measurements.

export type AccelerationCity = { code: string; lastMile: number; publicRtt: number; publicLoss: number };

export const accelerationCities: readonly AccelerationCity[] = [
  { code: "NRT", lastMile: 4, publicRtt: 42, publicLoss: 0.2 },
  { code: "HKG", lastMile: 5, publicRtt: 52, publicLoss: 0.4 },
  { code: "SIN", lastMile: 4, publicRtt: 88, publicLoss: 0.4 },
  { code: "CGK", lastMile: 10, publicRtt: 118, publicLoss: 1.2 },
  { code: "SGN", lastMile: 8, publicRtt: 104, publicLoss: 1.0 },
  { code: "MNL", lastMile: 12, publicRtt: 92, publicLoss: 1.4 },
  { code: "BOM", lastMile: 9, publicRtt: 172, publicLoss: 1.1 },
  { code: "SYD", lastMile: 6, publicRtt: 178, publicLoss: 0.5 },
  { code: "DXB", lastMile: 8, publicRtt: 232, publicLoss: 0.9 },
  { code: "FRA", lastMile: 6, publicRtt: 268, publicLoss: 0.6 },
  { code: "LAX", lastMile: 7, publicRtt: 148, publicLoss: 0.4 },
  { code: "GRU", lastMile: 10, publicRtt: 338, publicLoss: 1.0 },
];

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
