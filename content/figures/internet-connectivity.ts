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
