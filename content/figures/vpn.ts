// Timers, packet sizes and limits of the VPN service.

export const vpnFigures = {
  tunnelGbps: 1.25,
  ecmpGbps: 10,
  dpdSeconds: 10,
  dpdRetries: 3,
  failoverSeconds: 30,
  wireguardMtu: 1_420,
  wireguardMss: 1_380,
  ipsecMtu: 1_438,
  ipsecMss: 1_398,
  logYears: 1,
  lineThresholdMbps: 300,
  setupDays: 2,
  rekeyHours: 8,
} as const;
