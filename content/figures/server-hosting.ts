// Figures of the server hosting page: printed by both languages and read by the configurator.

export const serverHosting = {
  /** When servers are made ready, Monday to Friday in Seoul: the data centre's hours, whatever the desk's are. */
  opensAt: 9,
  closesAt: 18,
  stockBusinessHours: 4,
  customBusinessDays: 5,
  swapHours: 4,
  committedMbps: 100,
  includedIpv4: 5,
  rescueMinutes: 10,
  installMinutes: 20,
  freeSetupMonths: 12,
  wipeBusinessDays: 2,
  windowsMinimumCores: 16,
  trafficAlertPercent: 80,
} as const;

/** Memory is added in pairs of modules; more than the board takes is not offered. */
export const ramStepGb = 32;
export const ramMaxGb: Readonly<Record<string, number>> = { "SH-1": 128, "SH-2": 256, "SH-3": 512, "SH-4": 1024, "SH-G": 512 };

/** One more mirrored pair of NVMe drives. */
export const diskPairs = [
  { id: "none", label: "", usableTb: 0 },
  { id: "960", label: "2 × 960 GB", usableTb: 0.96 },
  { id: "1920", label: "2 × 1.92 TB", usableTb: 1.92 },
  { id: "3840", label: "2 × 3.84 TB", usableTb: 3.84 },
] as const;
