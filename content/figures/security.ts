// Promises of the security operation that the page, its drawing and both languages repeat.
export const securityFigures = {
  layers: 6,
  triageMinutes: 15,
  containMinutes: 60,
  logOnlineYears: 1,
  logArchiveYears: 3,
  virtualPatchHours: 24,
  virtualPatchMaxDays: 90,
  learnDays: 7,
  scansPerYear: 12,
  retestDays: 60,
  sessionMinutes: 60,
  edrIsolateMinutes: 5,
  lockDays: [7, 365],
  /** The flood in the attack drawing. */
  floodGbps: 180,
  /** Korean statutory deadlines: intrusion report, and leak of personal data above the thresholds. */
  intrusionReportHours: 24,
  leakReportHours: 72,
  leakThresholdPeople: 1000,
} as const;
