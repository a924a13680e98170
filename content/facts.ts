// The one place of figures about the provider. Copy interpolates these; no page repeats a literal.
import { edgeComputePops, pops, scrubbingGbps } from "./pops.ts";

const edgeGbps = pops.reduce((sum, pop) => sum + pop.gbps, 0);

export const facts = {
  founded: 2011,
  staff: 240,
  popCities: pops.length,
  countries: new Set(pops.map((pop) => pop.country)).size,
  edgeGbps,
  edgeTbps: edgeGbps / 1000,
  asn: "AS64500",
  scrubbingTbps: Object.values(scrubbingGbps).reduce((sum, gbps) => sum + gbps, 0) / 1000,
  scrubbingCities: Object.keys(scrubbingGbps).length,
  edgeComputeCities: edgeComputePops.length,
  cacheOnlyCities: pops.length - edgeComputePops.length,
  serviceCount: 22,
  solutionCount: 8,
  regionCount: 4,
  exchanges: 20,
  ddos: { alwaysOnSeconds: 3, slaSeconds: 10, onDemandMinutes: 5, baseGbpsPerIp: 5 },
  support: { p1Minutes: 15, p2Hours: 1, p3BusinessHours: 4, p4BusinessDays: 1 },
  sla: {
    network: "99.99%",
    powerDual: "99.999%",
    powerSingle: "99.95%",
    instance: "99.95%",
    multiZone: "99.99%",
    loadBalancer: "99.99%",
    cdn: "99.95%",
    objectStorage: "99.9%",
    vpnHa: "99.95%",
    privateLine: "99.9%",
    privateLineDiverse: "99.99%",
    serverHosting: "99.95%",
    privateCloud: "99.99%",
  },
  /** Share of the service's monthly fee credited, by measured availability; claims within `claimDays`. */
  credits: [
    { from: "99.9%", credit: "10%" },
    { from: "99.0%", credit: "25%" },
    { below: "99.0%", credit: "50%" },
  ],
  claimDays: 30,
  downtimePer30Days: { "99.9%": "43.2 min", "99.95%": "21.6 min", "99.99%": "4.3 min", "99.999%": "26 s" },
  rackKw: { standard: 3.3, dense: [6.6, 10], liquid: 20 },
  distances: { icn1ToIcn2Km: 12, icn1ToPus1Km: 326, icn1ToPus1Ms: 7 },
  maintenanceNoticeDays: 7,
  postMortemBusinessDays: 5,
} as const;

export type DataCentre = { code: string; cityCode: string; en: string; ko: string; mw: number; kmFromIcn1: number };

export const dataCentres: readonly DataCentre[] = [
  { code: "ICN1", cityCode: "ICN", en: "Seoul Gasan", ko: "서울 가산", mw: 12, kmFromIcn1: 0 },
  { code: "ICN2", cityCode: "ICN", en: "Anyang", ko: "안양", mw: 18, kmFromIcn1: 12 },
  { code: "PUS1", cityCode: "PUS", en: "Busan", ko: "부산", mw: 6, kmFromIcn1: 326 },
  { code: "NRT1", cityCode: "NRT", en: "Tokyo", ko: "도쿄", mw: 3, kmFromIcn1: 1160 },
  { code: "SIN1", cityCode: "SIN", en: "Singapore", ko: "싱가포르", mw: 2, kmFromIcn1: 4673 },
];
