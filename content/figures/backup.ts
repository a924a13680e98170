// Promises of the backup service; the planner and both languages read them here.

export const backupFigures = {
  rpoHours: 24,
  rpoHourly: 1,
  rpoLogMinutes: 15,
  fileRestoreMinutes: 15,
  vmBootMinutes: 10,
  lockDays: [7, 365],
  reduction: [2, 5],
  exportDays: 30,
  /** Share of a link that a restore really gets. */
  linkEfficiency: 0.8,
  testsPerYear: 4,
  ismsControl: "2.9.3",
} as const;
