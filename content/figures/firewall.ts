// Firewall sizes and operating promises. Every throughput is printed twice: stateful, and with intrusion prevention.
export type FirewallSize = {
  id: "S" | "M" | "L" | "XL";
  statefulGbps: number;
  ipsGbps: number;
  sessionsMillion: number;
  newPerSecondThousand: number;
};

export const firewallSizes: readonly FirewallSize[] = [
  { id: "S", statefulGbps: 1, ipsGbps: 0.5, sessionsMillion: 0.5, newPerSecondThousand: 20 },
  { id: "M", statefulGbps: 5, ipsGbps: 2.5, sessionsMillion: 2, newPerSecondThousand: 80 },
  { id: "L", statefulGbps: 20, ipsGbps: 10, sessionsMillion: 10, newPerSecondThousand: 300 },
  { id: "XL", statefulGbps: 100, ipsGbps: 40, sessionsMillion: 30, newPerSecondThousand: 800 },
];

export const firewallFigures = {
  /** Share of the IPS throughput lost to TLS inspection, low and high end. */
  tlsLoss: [0.6, 0.8],
  failoverSeconds: 3,
  standardChangeBusinessHours: 4,
  emergencyChangeMinutes: 30,
  rollbackMinutes: 5,
  unusedDays: 90,
  logYears: 1,
  virtualBusinessDays: 1,
  pairBusinessDays: 10,
  shadowDays: 7,
} as const;

/** Gbps left with TLS inspection, worst and better case. */
export function tlsGbps(size: FirewallSize): readonly [number, number] {
  const [low, high] = firewallFigures.tlsLoss;
  const left = (loss: number) => Math.round(size.ipsGbps * (1 - loss) * 100) / 100;
  return [left(high), left(low)];
}
