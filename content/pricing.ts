// The price list: the only place of prices. KRW excludes 10% VAT; USD is fixed each quarter at `usdRate`, not live FX.
// All prices are sample data (brand.sampleData).

export const usdRate = 1400;
export const vatRate = 0.1;
export const hoursPerMonth = 730;

export type Price = { krw: number; usd: number };

function price(krw: number, usd: number): Price {
  return { krw, usd };
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

export const instances: readonly InstancePlan[] = [
  { id: "S1", family: "shared", vcpu: 1, ramGb: 1, nvmeGb: 25, transferTb: 1, monthly: price(9_000, 6.4), hourlyKrw: 12.3 },
  { id: "S2", family: "shared", vcpu: 2, ramGb: 2, nvmeGb: 50, transferTb: 2, monthly: price(18_000, 12.9), hourlyKrw: 24.7 },
  { id: "M2", family: "shared", vcpu: 2, ramGb: 4, nvmeGb: 80, transferTb: 3, monthly: price(32_000, 23), hourlyKrw: 43.8 },
  { id: "M4", family: "shared", vcpu: 4, ramGb: 8, nvmeGb: 160, transferTb: 4, monthly: price(64_000, 46), hourlyKrw: 87.7 },
  { id: "M8", family: "shared", vcpu: 8, ramGb: 16, nvmeGb: 320, transferTb: 5, monthly: price(128_000, 91), hourlyKrw: 175.3 },
  { id: "D4", family: "dedicated", vcpu: 4, ramGb: 16, nvmeGb: 160, transferTb: 4, monthly: price(132_000, 94), hourlyKrw: 180.8 },
  { id: "D8", family: "dedicated", vcpu: 8, ramGb: 32, nvmeGb: 320, transferTb: 5, monthly: price(264_000, 189), hourlyKrw: 361.6 },
  { id: "D16", family: "dedicated", vcpu: 16, ramGb: 64, nvmeGb: 640, transferTb: 6, monthly: price(528_000, 377), hourlyKrw: 723.3 },
  {
    id: "G1",
    family: "gpu",
    vcpu: 16,
    ramGb: 128,
    nvmeGb: 640,
    transferTb: 6,
    gpu: "1 × 48 GB",
    monthly: price(1_680_000, 1_200),
    hourlyKrw: 2_301,
  },
];

export const cloudExtras = {
  outboundPerGb: price(70, 0.05),
  floatingIp: price(4_000, 2.9),
  loadBalancer: { S: price(45_000, 32), M: price(150_000, 107), L: price(480_000, 343) },
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
  { id: "SH-1", cores: 6, sockets: 1, ramGb: 32, disks: "2 × 960 GB NVMe", portGbps: 1, monthly: price(189_000, 135) },
  { id: "SH-2", cores: 16, sockets: 1, ramGb: 64, disks: "2 × 1.92 TB NVMe", portGbps: 1, monthly: price(349_000, 249) },
  { id: "SH-3", cores: 32, sockets: 1, ramGb: 256, disks: "2 × 3.84 TB NVMe", portGbps: 1, monthly: price(649_000, 464) },
  { id: "SH-4", cores: 64, sockets: 2, ramGb: 512, disks: "4 × 3.84 TB NVMe", portGbps: 10, monthly: price(1_290_000, 921) },
  {
    id: "SH-G",
    cores: 32,
    sockets: 1,
    ramGb: 256,
    disks: "2 × 3.84 TB NVMe",
    portGbps: 1,
    gpu: "2 × 48 GB",
    monthly: price(3_490_000, 2_493),
  },
];

export const serverSetup = price(150_000, 107);

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
  { id: "1u", units: 1, kw: 0.2, dualFeed: false, mbps: 10, ips: "1", monthly: price(90_000, 64) },
  { id: "quarter", units: 10, kw: 1, dualFeed: false, mbps: 50, ips: "5", monthly: price(390_000, 279) },
  { id: "half", units: 20, kw: 2, dualFeed: false, mbps: 100, ips: "13", monthly: price(720_000, 514) },
  { id: "full", units: 42, kw: 3.3, dualFeed: true, mbps: 100, ips: "/28", monthly: price(1_350_000, 964) },
  { id: "dense", units: 42, kw: 10, dualFeed: true, mbps: 100, ips: "/28", monthly: price(2_900_000, 2_071) },
];

export const colocationExtras = {
  rackSetup: price(300_000, 214),
  extraKw: price(220_000, 157),
  crossConnect: price(150_000, 107),
  crossConnectOnce: price(200_000, 143),
  remoteHandsDay30Min: price(60_000, 43),
  remoteHandsNight30Min: price(90_000, 64),
  bandwidthPerMbps: price(9_000, 6.4),
} as const;

/** ₩ and US$ per GB by cumulative tier; the tiers end at `cdnTierLimitsTb`, above the last it is a quote. */
export const cdnTierLimitsTb = [10, 50, 150, 500] as const;
export const cdnRegions = [
  { id: "east-asia", krw: [75, 62, 50, 38], usd: [0.054, 0.044, 0.036, 0.027] },
  { id: "south-asia-oceania", krw: [95, 80, 65, 50], usd: [0.068, 0.057, 0.046, 0.036] },
  { id: "america-europe", krw: [35, 28, 22, 16], usd: [0.025, 0.02, 0.016, 0.011] },
  { id: "middle-east-africa-latam", krw: [120, 100, 85, 70], usd: [0.086, 0.071, 0.061, 0.05] },
] as const;
export const cdnRequestsPer10k = price(9, 0.006);
export const cdnTrialGb = 100;

export const ddos = {
  shield100: price(690_000, 493),
  shield1g: price(2_900_000, 2_071),
  emergencyOnce: price(3_000_000, 2_143),
} as const;

export const firewall = { S: price(150_000, 107), M: price(480_000, 343), L: price(1_600_000, 1_143) } as const;

export const storagePerGb = {
  blockNvme: price(130, 0.093),
  blockSsd: price(95, 0.068),
  file: price(85, 0.061),
  objectStandard: price(28, 0.02),
  objectArchive: price(6, 0.004),
} as const;

export const backup = {
  vaultPerGb: price(45, 0.032),
  offsitePerGb: price(30, 0.021),
  agentVm: price(9_000, 6.4),
  agentServer: price(35_000, 25),
} as const;

export const vpn = {
  ipsec200: price(69_000, 49),
  ipsec1g: price(180_000, 129),
  haFactor: 1.8,
  remote10: price(45_000, 32),
  remote50: price(180_000, 129),
  remote200: price(560_000, 400),
} as const;

export const lines = {
  metro: { mbps100: price(650_000, 464), mbps1000: price(900_000, 643) },
  busan: { mbps100: price(1_400_000, 1_000), mbps1000: price(3_900_000, 2_786) },
  tokyo: { mbps100: price(1_900_000, 1_357), mbps1000: price(6_200_000, 4_429) },
  singapore: { mbps100: price(2_600_000, 1_857), mbps1000: price(8_600_000, 6_143) },
} as const;

export const cloudConnect = {
  port1g: price(450_000, 321),
  port10g: price(1_600_000, 1_143),
  circuit100: price(180_000, 129),
  circuit500: price(480_000, 343),
  circuit1g: price(720_000, 514),
} as const;

/** IP transit per Mbps at the 95th percentile: domestic and international are two lines on a Korean bill. */
export const transit = {
  domesticPerMbps: colocationExtras.bandwidthPerMbps,
  internationalPerMbps: price(28_000, 20),
} as const;

/** Global acceleration: by volume or by 95th percentile, plus the anycast address pair. */
export const acceleration = {
  perGb: price(160, 0.114),
  perMbps: price(32_000, 23),
  addressPair: price(120_000, 86),
} as const;

export const managed = { infrastructureMinimum: price(2_000_000, 1_429) } as const;

/** Fixed-price studies that open a solution: paid once, and the report stays with the customer. */
export const studies = {
  costAssessment: price(7_000_000, 5_000),
  migrationDiscovery: price(9_800_000, 7_000),
  securityCheck: price(8_400_000, 6_000),
  infrastructureCheck: price(5_600_000, 4_000),
  networkDesign: price(9_800_000, 7_000),
} as const;
