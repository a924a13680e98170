// The price list: the only place of prices. KRW excludes 10% VAT; USD is fixed each quarter at `usdRate`, not live FX.
// All prices are sample data (brand.sampleData).

export const usdRate = 1400;
export const vatRate = 0.1;
export const hoursPerMonth = 730;

export type Price = { krw: number; usd: number };

/** Dollars follow from won: to the dollar from 20 on, to ten cents from 1 on, unit prices to a tenth of a cent. */
function dollars(krw: number): number {
  const exact = krw / usdRate;
  if (exact >= 20) return Math.round(exact);
  return exact >= 1 ? Math.round(exact * 10) / 10 : Math.round(exact * 1000) / 1000;
}

function price(krw: number): Price {
  return { krw, usd: dollars(krw) };
}

/** A month of `hoursPerMonth` by the hour, to a tenth of a won below 1,000. */
function byTheHour({ krw }: Price): number {
  const exact = krw / hoursPerMonth;
  return exact >= 1000 ? Math.round(exact) : Math.round(exact * 10) / 10;
}

/** Discount by contract term in months. */
export const termDiscounts = { 1: 0, 12: 0.1, 24: 0.15, 36: 0.2 } as const;
export type Term = keyof typeof termDiscounts;

export type InstancePlan = {
  id: string;
  family: "shared" | "dedicated" | "gpu";
  vcpu: number;
  ramGb: number;
  nvmeGb: number;
  transferTb: number;
  gpu?: string;
  monthly: Price;
  hourlyKrw: number;
};

const listed: readonly Omit<InstancePlan, "hourlyKrw">[] = [
  { id: "S1", family: "shared", vcpu: 1, ramGb: 1, nvmeGb: 25, transferTb: 1, monthly: price(9_000) },
  { id: "S2", family: "shared", vcpu: 2, ramGb: 2, nvmeGb: 50, transferTb: 2, monthly: price(18_000) },
  { id: "M2", family: "shared", vcpu: 2, ramGb: 4, nvmeGb: 80, transferTb: 3, monthly: price(32_000) },
  { id: "M4", family: "shared", vcpu: 4, ramGb: 8, nvmeGb: 160, transferTb: 4, monthly: price(64_000) },
  { id: "M8", family: "shared", vcpu: 8, ramGb: 16, nvmeGb: 320, transferTb: 5, monthly: price(128_000) },
  { id: "D4", family: "dedicated", vcpu: 4, ramGb: 16, nvmeGb: 160, transferTb: 4, monthly: price(132_000) },
  { id: "D8", family: "dedicated", vcpu: 8, ramGb: 32, nvmeGb: 320, transferTb: 5, monthly: price(264_000) },
  { id: "D16", family: "dedicated", vcpu: 16, ramGb: 64, nvmeGb: 640, transferTb: 6, monthly: price(528_000) },
  {
    id: "G1",
    family: "gpu",
    vcpu: 16,
    ramGb: 128,
    nvmeGb: 640,
    transferTb: 6,
    gpu: "1 × 48 GB",
    monthly: price(1_680_000),
  },
];

export const instances: readonly InstancePlan[] = listed.map((plan) => ({ ...plan, hourlyKrw: byTheHour(plan.monthly) }));

export const cloudExtras = {
  outboundPerGb: price(70),
  floatingIp: price(4_000),
  loadBalancer: { S: price(45_000), M: price(150_000), L: price(480_000) },
} as const;

export type ServerModel = {
  id: string;
  cores: number;
  sockets: number;
  ramGb: number;
  disks: string;
  portGbps: number;
  gpu?: string;
  monthly: Price;
};

export const servers: readonly ServerModel[] = [
  { id: "SH-1", cores: 6, sockets: 1, ramGb: 32, disks: "2 × 960 GB NVMe", portGbps: 1, monthly: price(189_000) },
  { id: "SH-2", cores: 16, sockets: 1, ramGb: 64, disks: "2 × 1.92 TB NVMe", portGbps: 1, monthly: price(349_000) },
  { id: "SH-3", cores: 32, sockets: 1, ramGb: 256, disks: "2 × 3.84 TB NVMe", portGbps: 1, monthly: price(649_000) },
  { id: "SH-4", cores: 64, sockets: 2, ramGb: 512, disks: "4 × 3.84 TB NVMe", portGbps: 10, monthly: price(1_290_000) },
  {
    id: "SH-G",
    cores: 32,
    sockets: 1,
    ramGb: 256,
    disks: "2 × 3.84 TB NVMe",
    portGbps: 1,
    gpu: "2 × 48 GB",
    monthly: price(3_490_000),
  },
];

export const serverSetup = price(150_000);

export type ColocationPlan = {
  id: "1u" | "quarter" | "half" | "full" | "dense";
  units: number;
  kw: number;
  dualFeed: boolean;
  mbps: number;
  ips: string;
  monthly: Price;
};

export const colocation: readonly ColocationPlan[] = [
  { id: "1u", units: 1, kw: 0.2, dualFeed: false, mbps: 10, ips: "1", monthly: price(90_000) },
  { id: "quarter", units: 10, kw: 1, dualFeed: false, mbps: 50, ips: "5", monthly: price(390_000) },
  { id: "half", units: 20, kw: 2, dualFeed: false, mbps: 100, ips: "13", monthly: price(720_000) },
  { id: "full", units: 42, kw: 3.3, dualFeed: true, mbps: 100, ips: "/28", monthly: price(1_350_000) },
  { id: "dense", units: 42, kw: 10, dualFeed: true, mbps: 100, ips: "/28", monthly: price(2_900_000) },
];

export const colocationExtras = {
  rackSetup: price(300_000),
  extraKw: price(220_000),
  crossConnect: price(150_000),
  crossConnectOnce: price(200_000),
  remoteHandsDay30Min: price(60_000),
  remoteHandsNight30Min: price(90_000),
  bandwidthPerMbps: price(9_000),
} as const;

/** ₩ and US$ per GB by cumulative tier; the tiers end at `cdnTierLimitsTb`, above the last it is a quote. */
export const cdnTierLimitsTb = [10, 50, 150, 500] as const;
const region = <Id extends string>(id: Id, ...krw: readonly [number, number, number, number]) => ({
  id,
  krw,
  usd: [dollars(krw[0]), dollars(krw[1]), dollars(krw[2]), dollars(krw[3])] as const,
});
export const cdnRegions = [
  region("east-asia", 75, 62, 50, 38),
  region("south-asia-oceania", 95, 80, 65, 50),
  region("america-europe", 35, 28, 22, 16),
  region("middle-east-africa-latam", 120, 100, 85, 70),
] as const;
export const cdnRequestsPer10k = price(9);
export const cdnTrialGb = 100;

export const ddos = {
  shield100: price(690_000),
  shield1g: price(2_900_000),
  emergencyOnce: price(3_000_000),
} as const;

export const firewall = { S: price(150_000), M: price(480_000), L: price(1_600_000) } as const;

export const storagePerGb = {
  blockNvme: price(130),
  blockSsd: price(95),
  file: price(85),
  objectStandard: price(28),
  objectArchive: price(6),
} as const;

export const backup = {
  vaultPerGb: price(45),
  offsitePerGb: price(30),
  agentVm: price(9_000),
  agentServer: price(35_000),
} as const;

export const vpn = {
  ipsec200: price(69_000),
  ipsec1g: price(180_000),
  haFactor: 1.8,
  remote10: price(45_000),
  remote50: price(180_000),
  remote200: price(560_000),
} as const;

export const lines = {
  metro: { mbps100: price(650_000), mbps1000: price(900_000) },
  busan: { mbps100: price(1_400_000), mbps1000: price(3_900_000) },
  tokyo: { mbps100: price(1_900_000), mbps1000: price(6_200_000) },
  singapore: { mbps100: price(2_600_000), mbps1000: price(8_600_000) },
} as const;

export const cloudConnect = {
  port1g: price(450_000),
  port10g: price(1_600_000),
  circuit100: price(180_000),
  circuit500: price(480_000),
  circuit1g: price(720_000),
} as const;

/** IP transit per Mbps at the 95th percentile: domestic and international are two lines on a Korean bill. */
export const transit = {
  domesticPerMbps: colocationExtras.bandwidthPerMbps,
  internationalPerMbps: price(28_000),
} as const;

/** Global acceleration: by volume or by 95th percentile, plus the anycast address pair. */
export const acceleration = {
  perGb: price(160),
  perMbps: price(32_000),
  addressPair: price(120_000),
} as const;

export const managed = { infrastructureMinimum: price(2_000_000) } as const;

/** Fixed-price studies that open a solution: paid once, and the report stays with the customer. */
export const studies = {
  costAssessment: price(7_000_000),
  migrationDiscovery: price(9_800_000),
  securityCheck: price(8_400_000),
  infrastructureCheck: price(5_600_000),
  networkDesign: price(9_800_000),
} as const;
