// Figures of the DDoS page: the mitigation clock, the tunnel arithmetic and what each plan holds.
import { facts } from "../facts.ts";

export const ddosFigures = {
  onDemandSeconds: facts.ddos.onDemandMinutes * 60,
  addedMsSeoul: 2,
  smallestPrefix: { v4: "/24", v6: "/48" },
  /** Checked against features/service-tools/ddos-protection/tunnel-mtu.ts by its test. */
  gre: { mtu: 1476, mss: 1436, mssV6: 1416 },
  communities: { own: "64500:666", rfc7999: "65535:666" },
  reportHours: 24,
  emergency: { proxyMinutes: 60, bgpHours: [2, 4] },
  shield100: { cleanMbps: 100, addresses: 8 },
  shield1g: { cleanGbps: 1, prefixes: 3, domains: 10 },
  /** Seconds on the clock, from the first attack packet (always-on) or from activation (on-demand). */
  alwaysOnClock: [0, 1, 2, facts.ddos.alwaysOnSeconds, facts.ddos.slaSeconds],
  onDemandClock: [0, 20, 240, facts.ddos.onDemandMinutes * 60],
} as const;
