// Figures of the IT infrastructure page that both languages print.
export const itInfrastructure = {
  pollingSeconds: 60,
  updateHours: 1,
  assessWeeks: { from: 2, to: 4 },
  designWeeks: { from: 2, to: 3 },
  procureWeeks: { from: 2, to: 16 },
  buildWeeks: { from: 2, to: 6 },
  changeSuccessPercent: 98,
  capacityPercent: { warn: 60, act: 80 },
  takeoverDays: [30, 60, 90],
  minimumServers: 10,
  noticeDays: 60,
  exitDays: 30,
} as const;
