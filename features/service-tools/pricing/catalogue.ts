// The price list as one flat catalogue: every line of the price page and of an estimate has an id here.
import { hoursPerMonth, type Price, type PriceList, prices } from "#content/price-list.ts";
import { hourlyId } from "./hourly-id.ts";

export const categories = ["cloud", "servers", "colocation", "network", "cdn", "security", "storage", "support"] as const;
export type Category = (typeof categories)[number];

/** What one piece of an item is. `once` is charged a single time and never discounted. */
export type Unit = "month" | "hour" | "core" | "gb" | "mbps" | "kw" | "tb" | "half-hour" | "10k" | "once";

export type CatalogueItem = {
  id: string;
  category: Category;
  unit: Unit;
  price: Price;
  hourlyKrw?: number;
  /** Index into cdnRegions: the amount follows the cumulative tiers, in TB. */
  cdnRegion?: number;
  /** A one-time fee that a term of this many months waives. */
  waivedFrom?: number;
  /** The one-time fee that every piece brings along. */
  setup?: string;
  /** What filters compare. */
  cpu?: number;
  ramGb?: number;
  /** Largest quantity an estimate accepts; above it a person should look. */
  max: number;
};

function item(category: Category, id: string, unit: Unit, listed: Price, max = 999): CatalogueItem {
  return { id, category, unit, price: listed, max };
}

function scaled(price: Price, factor: number): Price {
  return { krw: Math.round(price.krw * factor), usd: Math.round(price.usd * factor) };
}

/** Hours of instances that do not run all month: in the calculator, not a row of the list. */
const hourly = ({ instances }: PriceList): CatalogueItem[] =>
  instances.map(({ id, monthly, hourlyKrw }) => ({
    ...item("cloud", hourlyId(id), "hour", { krw: hourlyKrw, usd: monthly.usd / hoursPerMonth }, 200 * hoursPerMonth),
  }));

const cloud = ({ instances, cloudExtras }: PriceList): CatalogueItem[] => [
  ...instances.map(({ id, monthly, hourlyKrw, vcpu, ramGb }) => ({
    ...item("cloud", id.toLowerCase(), "month", monthly, 200),
    hourlyKrw,
    cpu: vcpu,
    ramGb,
  })),
  item("cloud", "lb-s", "month", cloudExtras.loadBalancer.S, 50),
  item("cloud", "lb-m", "month", cloudExtras.loadBalancer.M, 50),
  item("cloud", "lb-l", "month", cloudExtras.loadBalancer.L, 50),
  item("cloud", "floating-ip", "month", cloudExtras.floatingIp, 256),
  item("cloud", "outbound", "gb", cloudExtras.outboundPerGb, 1_000_000),
];

const server = ({ servers, serverExtras, serverSetup }: PriceList): CatalogueItem[] => [
  ...servers.map(({ id, monthly, cores, ramGb }) => ({
    ...item("servers", id.toLowerCase(), "month", monthly, 100),
    setup: "server-setup",
    cpu: cores,
    ramGb,
  })),
  item("servers", "server-ram", "month", serverExtras.ramStep, 1000),
  item("servers", "nvme-960", "month", serverExtras.disks[960], 100),
  item("servers", "nvme-1920", "month", serverExtras.disks[1920], 100),
  item("servers", "nvme-3840", "month", serverExtras.disks[3840], 100),
  item("servers", "windows-core", "core", serverExtras.windowsPerCore, 10_000),
  { ...item("servers", "server-setup", "once", serverSetup, 100), waivedFrom: 12 },
];

const racks = ({ colocation, colocationExtras }: PriceList): CatalogueItem[] => [
  ...colocation.map(({ id, monthly }) => ({ ...item("colocation", `colo-${id}`, "month", monthly, 40), setup: "rack-setup" })),
  item("colocation", "extra-kw", "kw", colocationExtras.extraKw, 60),
  { ...item("colocation", "cross-connect", "month", colocationExtras.crossConnect, 60), setup: "cross-connect-once" },
  item("colocation", "cross-connect-once", "once", colocationExtras.crossConnectOnce, 60),
  item("colocation", "rack-setup", "once", colocationExtras.rackSetup, 40),
  item("colocation", "hands-day", "half-hour", colocationExtras.remoteHandsDay30Min, 100),
  item("colocation", "hands-night", "half-hour", colocationExtras.remoteHandsNight30Min, 100),
];

const network = ({ transit, lines, cloudConnect, vpn, acceleration }: PriceList): CatalogueItem[] => [
  item("network", "transit-kr", "mbps", transit.domesticPerMbps, 10_000),
  item("network", "transit-intl", "mbps", transit.internationalPerMbps, 10_000),
  item("network", "line-metro-100", "month", lines.metro.mbps100, 50),
  item("network", "line-metro-1000", "month", lines.metro.mbps1000, 50),
  item("network", "line-busan-100", "month", lines.busan.mbps100, 20),
  item("network", "line-busan-1000", "month", lines.busan.mbps1000, 20),
  item("network", "line-tokyo-100", "month", lines.tokyo.mbps100, 20),
  item("network", "line-tokyo-1000", "month", lines.tokyo.mbps1000, 20),
  item("network", "line-singapore-100", "month", lines.singapore.mbps100, 20),
  item("network", "line-singapore-1000", "month", lines.singapore.mbps1000, 20),
  item("network", "cloud-port-1g", "month", cloudConnect.port1g, 20),
  item("network", "cloud-port-10g", "month", cloudConnect.port10g, 20),
  item("network", "circuit-100", "month", cloudConnect.circuit100, 50),
  item("network", "circuit-500", "month", cloudConnect.circuit500, 50),
  item("network", "circuit-1g", "month", cloudConnect.circuit1g, 50),
  item("network", "ipsec-200", "month", vpn.ipsec200, 100),
  item("network", "ipsec-200-ha", "month", scaled(vpn.ipsec200, vpn.haFactor), 100),
  item("network", "ipsec-1g", "month", vpn.ipsec1g, 100),
  item("network", "ipsec-1g-ha", "month", scaled(vpn.ipsec1g, vpn.haFactor), 100),
  item("network", "remote-10", "month", vpn.remote10, 20),
  item("network", "remote-50", "month", vpn.remote50, 20),
  item("network", "remote-200", "month", vpn.remote200, 20),
  item("network", "accel-address", "month", acceleration.addressPair, 50),
  item("network", "accel-gb", "gb", acceleration.perGb, 100_000),
  item("network", "accel-mbps", "mbps", acceleration.perMbps, 10_000),
];

const cdn = ({ cdnRegions, cdnRequestsPer10k }: PriceList): CatalogueItem[] => [
  ...cdnRegions.map(({ id, krw, usd }, cdnRegion) => ({
    ...item("cdn", `cdn-${id}`, "tb", { krw: krw[0], usd: usd[0] }, 500),
    cdnRegion,
  })),
  item("cdn", "cdn-requests", "10k", cdnRequestsPer10k, 1_000_000),
];

const security = ({ ddos, firewall }: PriceList): CatalogueItem[] => [
  item("security", "shield-100", "month", ddos.shield100, 20),
  item("security", "shield-1g", "month", ddos.shield1g, 20),
  { ...item("security", "ddos-emergency", "once", ddos.emergencyOnce, 1), waivedFrom: 12 },
  item("security", "firewall-s", "month", firewall.S, 50),
  item("security", "firewall-m", "month", firewall.M, 50),
  item("security", "firewall-l", "month", firewall.L, 50),
];

const storage = ({ storagePerGb, backup }: PriceList): CatalogueItem[] => [
  item("storage", "block-nvme", "gb", storagePerGb.blockNvme, 1_000_000),
  item("storage", "block-ssd", "gb", storagePerGb.blockSsd, 1_000_000),
  item("storage", "file", "gb", storagePerGb.file, 1_000_000),
  item("storage", "object", "gb", storagePerGb.objectStandard, 10_000_000),
  item("storage", "archive", "gb", storagePerGb.objectArchive, 10_000_000),
  item("storage", "vault", "gb", backup.vaultPerGb, 1_000_000),
  item("storage", "offsite", "gb", backup.offsitePerGb, 1_000_000),
  item("storage", "agent-vm", "month", backup.agentVm, 500),
  item("storage", "agent-server", "month", backup.agentServer, 500),
];

const support = ({ managed, studies }: PriceList): CatalogueItem[] => [
  item("support", "managed", "month", managed.infrastructureMinimum, 10),
  item("support", "study-cost", "once", studies.costAssessment, 1),
  item("support", "study-migration", "once", studies.migrationDiscovery, 1),
  item("support", "study-security", "once", studies.securityCheck, 1),
  item("support", "study-infrastructure", "once", studies.infrastructureCheck, 1),
  item("support", "study-network", "once", studies.networkDesign, 1),
];

const families = [cloud, server, racks, network, cdn, security, storage, support];

type Catalogue = { listed: readonly CatalogueItem[]; byId: ReadonlyMap<string, CatalogueItem>; setups: ReadonlySet<string | undefined> };

/** Made once for each price list. */
const made = new WeakMap<PriceList, Catalogue>();

function held(): Catalogue {
  const list = prices();
  const known = made.get(list);
  if (known) return known;
  const listed = families.flatMap((family) => family(list));
  const byId = new Map([...listed, ...hourly(list)].map((entry) => [entry.id, entry]));
  const catalogue = { listed, byId, setups: new Set(listed.map(({ setup }) => setup)) };
  made.set(list, catalogue);
  return catalogue;
}

export function catalogue(): readonly CatalogueItem[] {
  return held().listed;
}

/** Comes along with what it sets up; nobody orders it alone. */
export function isSetup(id: string): boolean {
  return held().setups.has(id);
}

export function findItem(id: string): CatalogueItem | undefined {
  return held().byId.get(id);
}
