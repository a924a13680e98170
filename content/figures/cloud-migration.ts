// Durations and rules of a migration; both languages, the Gantt and the transfer calculator read them here.
export const migrationFigures = {
  weeks: 12,
  discoveryWeeks: [2, 4],
  waveServers: [20, 50],
  pilotServers: 10,
  typicalWave: 40,
  cutoverHours: [2, 4],
  lineUse: 0.8,
  /** Above this much data shipped disks are worth a comparison. */
  shipFromTb: 50,
  dnsTtlSeconds: 60,
  dnsLeadHours: 48,
  rollbackDays: [7, 14],
  hypercareDays: 30,
  goNoGoItems: 24,
  downtimeVmMinutes: [15, 60],
  /** Shipped disks: sustained Gbps while filling and emptying them, and hours on the road. */
  shipGbps: 4,
  shipRoadHours: 24,
} as const;
