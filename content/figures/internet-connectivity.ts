// Arithmetic of 95th-percentile billing and the RTT table. `sampleMs` stands for a monthly median and is sample data.

export const transitFigures = {
  commitMbps: 100,
  sampleMinutes: 5,
  samplesPerMonth: 8_640,
  ignoredSamples: 432,
  ignoredHours: 36,
  lossPercent: 0.1,
  singlePortSla: "99.9%",
  byoipDays: 3,
  minPrefixV4: "/24",
  minPrefixV6: "/48",
  ports: ["1", "10", "40", "100", "400"],
  bfdMs: 300,
  sampleMonths: 13,
} as const;

export const rttSamples: readonly { code: string; sampleMs: number }[] = [
  { code: "PUS", sampleMs: 6.8 },
  { code: "FUK", sampleMs: 12.6 },
  { code: "KIX", sampleMs: 23.9 },
  { code: "NRT", sampleMs: 30.7 },
  { code: "TPE", sampleMs: 36.4 },
  { code: "HKG", sampleMs: 37.6 },
  { code: "SGN", sampleMs: 75.2 },
  { code: "SIN", sampleMs: 69.4 },
  { code: "CGK", sampleMs: 83.1 },
  { code: "SEA", sampleMs: 117.5 },
  { code: "LAX", sampleMs: 126.8 },
  { code: "SYD", sampleMs: 137.2 },
  { code: "FRA", sampleMs: 222.4 },
  { code: "LHR", sampleMs: 235.1 },
];
