// Sizes, timers and limits of the load balancer; the simulator runs on the same numbers.

export const balancerFigures = {
  checkSeconds: 5,
  checkFailures: 3,
  outSeconds: 15,
  backChecks: 2,
  checkRange: [2, 60],
  failoverSeconds: 3,
  drainMaxSeconds: 3_600,
  idleSeconds: 60,
  idleMaxSeconds: 4_000,
  gslbTtlSeconds: 30,
  gslbVantagePoints: 6,
  gslbSwitchSeconds: 90,
  sniCertificates: 100,
} as const;

export const balancerSizes = [
  { id: "S", gbps: 1, connections: 50_000, handshakes: 2_000 },
  { id: "M", gbps: 5, connections: 500_000, handshakes: 10_000 },
  { id: "L", gbps: 20, connections: 2_000_000, handshakes: 40_000 },
] as const;
