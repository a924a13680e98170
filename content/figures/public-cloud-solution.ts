// Figures of the public cloud page that both languages print.
export const publicCloud = {
  readySeconds: 60,
  resizeSeconds: 60,
  maxVcpu: 64,
  maxRamGb: 512,
  volume: { minGb: 10, maxTb: 16, iopsBase: 3000, iopsMax: 30_000, iopsPerGb: 10 },
  kubernetesNodes: 3,
  alertPercent: 80,
  autoscaleSeconds: 90,
  ipv6Prefix: "/64",
  rulesPerGroup: 120,
  snapshotsPerVolume: 64,
} as const;
