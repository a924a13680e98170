// Figures of the cloud hub page that both languages print.
export const cloud = {
  auditLogYears: 1,
  exitDays: 30,
  storageCountries: 3,
  ways: 4,
  designBusinessDays: 3,
  subprocessorNoticeDays: 30,
  /** Share of hours above which owned capacity tends to cost less than capacity by the hour. */
  steadyShare: { from: 60, to: 70 },
} as const;
