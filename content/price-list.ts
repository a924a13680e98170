// The price list as pages and calculators read it: what is sold, with the prices that hold where it is read. `prices()` asks whoever
// knows them: on the server the running request (what staff set, or a preview), in the browser the page's own data. No price is in a script.
import { heldPrices, type PriceValue } from "./held-prices.ts";
import type { PriceId } from "./pricing.ts";

export const vatRate = 0.1;
export const hoursPerMonth = 730;

export type Price = { krw: number; usd: number };

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

export type ColocationPlan = {
  id: "1u" | "quarter" | "half" | "full" | "dense";
  units: number;
  kw: number;
  dualFeed: boolean;
  mbps: number;
  ips: string;
  monthly: Price;
};

/** The tiers of the CDN end here; above the last it is a quote. */
export const cdnTierLimitsTb = [10, 50, 150, 500] as const;
export const cdnTrialGb = 100;

export const cdnRegionIds = ["east-asia", "south-asia-oceania", "america-europe", "middle-east-africa-latam"] as const;
type Unpriced<T> = Omit<T, "monthly" | "hourlyKrw">;

const instance = <Id extends string>(
  id: Id,
  family: InstancePlan["family"],
  ...[vcpu, ramGb, nvmeGb, transferTb]: readonly [number, number, number, number]
) => ({ id, family, vcpu, ramGb, nvmeGb, transferTb });
export const instanceSpecs = [
  instance("S1", "shared", 1, 1, 25, 1),
  instance("S2", "shared", 2, 2, 50, 2),
  instance("M2", "shared", 2, 4, 80, 3),
  instance("M4", "shared", 4, 8, 160, 4),
  instance("M8", "shared", 8, 16, 320, 5),
  instance("D4", "dedicated", 4, 16, 160, 4),
  instance("D8", "dedicated", 8, 32, 320, 5),
  instance("D16", "dedicated", 16, 64, 640, 6),
  { ...instance("G1", "gpu", 16, 128, 640, 6), gpu: "1 × 48 GB" },
] as const satisfies readonly Unpriced<InstancePlan>[];

const server = <Id extends string>(id: Id, cores: number, sockets: number, ramGb: number, disks: string, portGbps: number) => ({
  ...{ id, cores, sockets, ramGb, disks, portGbps },
});
export const serverSpecs = [
  server("SH-1", 6, 1, 32, "2 × 960 GB NVMe", 1),
  server("SH-2", 16, 1, 64, "2 × 1.92 TB NVMe", 1),
  server("SH-3", 32, 1, 256, "2 × 3.84 TB NVMe", 1),
  server("SH-4", 64, 2, 512, "4 × 3.84 TB NVMe", 10),
  { ...server("SH-G", 32, 1, 256, "2 × 3.84 TB NVMe", 1), gpu: "2 × 48 GB" },
] as const satisfies readonly Unpriced<ServerModel>[];

export const colocationSpecs = [
  { id: "1u", units: 1, kw: 0.2, dualFeed: false, mbps: 10, ips: "1" },
  { id: "quarter", units: 10, kw: 1, dualFeed: false, mbps: 50, ips: "5" },
  { id: "half", units: 20, kw: 2, dualFeed: false, mbps: 100, ips: "13" },
  { id: "full", units: 42, kw: 3.3, dualFeed: true, mbps: 100, ips: "/28" },
  { id: "dense", units: 42, kw: 10, dualFeed: true, mbps: 100, ips: "/28" },
] as const satisfies readonly Unpriced<ColocationPlan>[];

/** Dollars follow from won: to the dollar from 20 on, to ten cents from 1 on, unit prices to a tenth of a cent. */
function dollars(krw: number, rate: number): number {
  const exact = krw / rate;
  if (exact >= 20) return Math.round(exact);
  return exact >= 1 ? Math.round(exact * 10) / 10 : Math.round(exact * 1000) / 1000;
}

/** A month of `hoursPerMonth` by the hour, to a tenth of a won below 1,000. */
function byTheHour({ krw }: Price): number {
  const exact = krw / hoursPerMonth;
  return exact >= 1000 ? Math.round(exact) : Math.round(exact * 10) / 10;
}

export type PriceList = ReturnType<typeof priceList>;

export function priceList(given: PriceValue) {
  const { usdRate, krw } = given;
  const at = (amount: number): Price => ({ krw: amount, usd: dollars(amount, usdRate) });
  const price = (id: PriceId) => at(krw[id]);
  const lower = <Id extends string>(id: Id) => id.toLowerCase() as Lowercase<Id>;
  const region = <Id extends (typeof cdnRegionIds)[number]>(id: Id) => {
    const tiers = [krw[`cdn-${id}.1`], krw[`cdn-${id}.2`], krw[`cdn-${id}.3`], krw[`cdn-${id}.4`]] as const;
    const usd = [dollars(tiers[0], usdRate), dollars(tiers[1], usdRate), dollars(tiers[2], usdRate), dollars(tiers[3], usdRate)] as const;
    return { id, krw: tiers, usd };
  };
  return {
    /** What it was made from: for the browser, which makes its own. */
    given,
    usdRate,
    instances: instanceSpecs.map((plan): InstancePlan => {
      const monthly = price(lower(plan.id));
      return { ...plan, monthly, hourlyKrw: byTheHour(monthly) };
    }),
    cloudExtras: {
      outboundPerGb: price("outbound"),
      floatingIp: price("floating-ip"),
      loadBalancer: { S: price("lb-s"), M: price("lb-m"), L: price("lb-l") },
    },
    /** Planning figures for the break-even of a private cloud. */
    nodes: { n32: price("node-n32"), n64: price("node-n64") },
    servers: serverSpecs.map((model): ServerModel => ({ ...model, monthly: price(lower(model.id)) })),
    serverSetup: price("server-setup"),
    /** One step of memory, one more mirrored pair of NVMe drives, Windows Server by physical core. */
    serverExtras: {
      ramStep: price("server-ram"),
      disks: { none: at(0), 960: price("nvme-960"), 1920: price("nvme-1920"), 3840: price("nvme-3840") },
      windowsPerCore: price("windows-core"),
    },
    colocation: colocationSpecs.map((plan): ColocationPlan => ({ ...plan, monthly: price(`colo-${plan.id}`) })),
    colocationExtras: {
      rackSetup: price("rack-setup"),
      extraKw: price("extra-kw"),
      crossConnect: price("cross-connect"),
      crossConnectOnce: price("cross-connect-once"),
      remoteHandsDay30Min: price("hands-day"),
      remoteHandsNight30Min: price("hands-night"),
      bandwidthPerMbps: price("transit-kr"),
    },
    /** ₩ and US$ per GB by cumulative tier. */
    cdnRegions: [region("east-asia"), region("south-asia-oceania"), region("america-europe"), region("middle-east-africa-latam")] as const,
    cdnRequestsPer10k: price("cdn-requests"),
    ddos: { shield100: price("shield-100"), shield1g: price("shield-1g"), emergencyOnce: price("ddos-emergency") },
    firewall: { S: price("firewall-s"), M: price("firewall-m"), L: price("firewall-l") },
    storagePerGb: {
      blockNvme: price("block-nvme"),
      blockSsd: price("block-ssd"),
      file: price("file"),
      objectStandard: price("object"),
      objectArchive: price("archive"),
    },
    backup: {
      vaultPerGb: price("vault"),
      offsitePerGb: price("offsite"),
      agentVm: price("agent-vm"),
      agentServer: price("agent-server"),
    },
    vpn: {
      ipsec200: price("ipsec-200"),
      ipsec1g: price("ipsec-1g"),
      haFactor: 1.8,
      remote10: price("remote-10"),
      remote50: price("remote-50"),
      remote200: price("remote-200"),
    },
    lines: {
      metro: { mbps100: price("line-metro-100"), mbps1000: price("line-metro-1000") },
      busan: { mbps100: price("line-busan-100"), mbps1000: price("line-busan-1000") },
      tokyo: { mbps100: price("line-tokyo-100"), mbps1000: price("line-tokyo-1000") },
      singapore: { mbps100: price("line-singapore-100"), mbps1000: price("line-singapore-1000") },
    },
    cloudConnect: {
      port1g: price("cloud-port-1g"),
      port10g: price("cloud-port-10g"),
      circuit100: price("circuit-100"),
      circuit500: price("circuit-500"),
      circuit1g: price("circuit-1g"),
    },
    transit: { domesticPerMbps: price("transit-kr"), internationalPerMbps: price("transit-intl") },
    acceleration: { perGb: price("accel-gb"), perMbps: price("accel-mbps"), addressPair: price("accel-address") },
    managed: { infrastructureMinimum: price("managed") },
    studies: {
      costAssessment: price("study-cost"),
      migrationDiscovery: price("study-migration"),
      securityCheck: price("study-security"),
      infrastructureCheck: price("study-infrastructure"),
      networkDesign: price("study-network"),
    },
  };
}

let made: PriceList | undefined;

function ofThePage(): PriceList {
  const { value } = heldPrices;
  if (!value) throw new Error("a page that counts by prices was drawn without them (app/site/load-page.server.ts)");
  if (made?.given !== value) made = priceList(value);
  return made;
}

let ask = ofThePage;

/** The prices that hold where this is called. */
export function prices(): PriceList {
  return ask();
}

export function pricesFrom(source: () => PriceList): void {
  ask = source;
}
