// What a calculator adds to the estimate costs there what its own bill says; and orders summed up by hand.
import { expect, test } from "vitest";
import { type InstancePlan, type Price, prices, type ServerModel, type Term } from "#content/price-list.ts";
import { retentionItems, retentionPlan } from "#features/service-tools/backup/retention.ts";
import { cdnCost } from "#features/service-tools/cdn/cdn-cost.ts";
import { fitRack, rackBill, rackItems } from "#features/service-tools/colocation/rack-fit.ts";
import { clusterItems, clusterPrice } from "#features/service-tools/data/cluster-price.ts";
import { protectionBill, protectionItems } from "#features/service-tools/data-protection/recovery-tier.ts";
import { lineItems, priceBand } from "#features/service-tools/dedicated-line/line-quote.ts";
import { streamBill } from "#features/service-tools/media-streaming/stream-volume.ts";
import { designCost, designItems } from "#features/service-tools/multi-cloud-connection/topology.ts";
import { type InstanceOrder, instanceBill, instanceItems } from "#features/service-tools/public-cloud-solution/instance-bill.ts";
import { type ServerOrder, serverItems, serverQuote } from "#features/service-tools/server-hosting/server-quote.ts";
import { type VpnOrder, vpnBill, vpnItems } from "#features/service-tools/vpn/tunnels.ts";
import { parseBasket } from "./basket.ts";
import { type EstimateLine, formatBasket } from "./basket-text.ts";
import { estimateTotal } from "./estimate.ts";

/** Through the text, as the page does it: an id that is not on the list or a quantity that cannot be written would be lost. */
function added(lines: readonly EstimateLine[], term: Term = 1) {
  const total = estimateTotal(parseBasket(formatBasket(lines)), { term, vat: false });
  expect(total.lines.map(({ id }) => id)).toEqual(lines.filter(({ quantity }) => quantity > 0).map(({ id }) => id));
  return total;
}

/** Won to the won; dollars, which some bills round line by line, to the dollar. */
function agrees(lines: readonly EstimateLine[], bill: Price, term: Term = 1) {
  const { monthly } = added(lines, term);
  expect(monthly.krw).toBe(bill.krw);
  expect(Math.abs(monthly.usd - bill.usd)).toBeLessThanOrEqual(1);
}

const plan = (id: string) => prices().instances.find((one) => one.id === id) as InstancePlan;
const model = (id: string) => prices().servers.find((one) => one.id === id) as ServerModel;

test("instances, by the month and by the hour", () => {
  const order: InstanceOrder = {
    plan: plan("M4"),
    count: 2,
    hours: null,
    extraDiskGb: 100,
    outboundTb: 10,
    balancer: "S",
    floatingIps: 3,
    backupGb: 500,
  };
  agrees(instanceItems(order), instanceBill(order).total);
  for (const hours of [0, 1, 101, 300, 729, 730]) {
    for (const { id } of prices().instances) {
      const hourly = { ...order, plan: plan(id), hours, count: 3 };
      agrees(instanceItems(hourly), instanceBill(hourly).total);
    }
  }
});

test("servers with parts, a term and their set-up", () => {
  const order: ServerOrder = {
    model: model("SH-4"),
    ramGb: 1024,
    disk: "1920",
    os: "windows",
    mbps: 250,
    backupGb: 700,
    count: 2,
    term: 1,
  };
  for (const term of [1, 12, 24, 36] as const) {
    const quote = serverQuote({ ...order, term });
    agrees(serverItems({ ...order, term }), quote.total, term);
    expect(added(serverItems(order), term).once.krw).toBe(quote.setup.krw);
  }
});

test("racks with their set-up", () => {
  const order = { mbps: 300, crossConnects: 2 };
  for (const [units, watts, dual] of [
    [14, 3060, true],
    [30, 5200, true],
    [1, 150, false],
  ] as const) {
    const fit = fitRack({ units, watts, dual });
    if (!fit) throw new Error("it fits");
    agrees(rackItems(fit, order), rackBill(fit, order).total);
    expect(added(rackItems(fit, order)).once.krw).toBe(rackBill(fit, order).once.krw);
  }
});

test("traffic, streams, backup, databases, recovery, lines, cloud connections and VPN", () => {
  agrees([{ id: "cdn-east-asia", quantity: 37 }], cdnCost([37]));
  for (const event of [
    { viewers: 500, mbps: 1, hours: 0.5, region: 0 },
    { viewers: 20_000, mbps: 5, hours: 2, region: 2 },
  ]) {
    const { tb, ...bill } = streamBill(event);
    agrees([{ id: event.region === 0 ? "cdn-east-asia" : "cdn-america-europe", quantity: Math.round(tb * 1000) / 1000 }], bill);
  }
  const keep = { sourceGb: 5000, changePercent: 2, daily: 14, weekly: 8, monthly: 6, reduction: 3, offsite: true, vms: 10, servers: 2 };
  agrees(retentionItems(keep, retentionPlan(keep)), retentionPlan(keep).total);
  const cluster = { size: "D8", shape: "pair", gb: 1200, replicas: 2 } as const;
  agrees(clusterItems(cluster), clusterPrice(cluster)?.total as Price);
  expect(clusterItems({ ...cluster, size: "X64" }), "quoted").toEqual([]);
  for (const tier of ["gold", "silver", "bronze"] as const) {
    for (const source of ["cloud", "rack"] as const) agrees(protectionItems(tier, 20, source), protectionBill(tier, 20, source).total);
  }
  const line = { a: "ICN1", z: "PUS1", mbps: 1000, offNet: false, diverse: false } as const;
  const band = priceBand(line);
  agrees(lineItems(line), band.kind === "list" ? band.price : { krw: 0, usd: 0 });
  expect(lineItems({ ...line, mbps: 500 }), "between two list prices").toEqual([]);
  const design = { pattern: "locations", port: "1", circuits: ["500", "100", "0", "500", "0"] } as const;
  agrees(designItems(design), designCost(design));
  for (const gateway of ["small", "large"] as const) {
    for (const users of ["none", "u10", "u50", "u200"] as const) {
      for (const pair of [true, false]) {
        const order: VpnOrder = { gateway, pair, users };
        agrees(vpnItems(order), vpnBill(order).total);
      }
    }
  }
});

test("four calculators in one estimate, by hand", () => {
  // Two M4 128,000, balancer S 45,000, 500 GB in the vault 22,500; one SH-2 349,000; 30 TB in East Asia 10,000 × 75 + 20,000 × 62 = 1,990,000;
  // IPsec 200 Mbps as a pair 69,000 × 1.8 = 124,200, ten users 45,000. Set-up of the server 150,000 once.
  const lines = parseBasket("m4.2_lb-s.1_vault.500_sh-2.1_cdn-east-asia.30_ipsec-200-ha.1_remote-10.1");
  const list = estimateTotal(lines, { term: 1, vat: false });
  expect([list.monthly.krw, list.once.krw]).toEqual([2_703_700, 150_000]);
  // With VAT: 2,974,070 and 165,000.
  const withVat = estimateTotal(lines, { term: 1, vat: true });
  expect([withVat.monthly.krw, withVat.once.krw]).toEqual([2_974_070, 165_000]);
  // A year takes a tenth off plans (128,000 + 45,000 + 349,000 + 124,200 + 45,000 = 691,200 → 622,080), nothing off usage; set-up is waived.
  const year = estimateTotal(lines, { term: 12, vat: false });
  expect([year.monthly.krw, year.once.krw]).toEqual([622_080 + 22_500 + 1_990_000, 0]);
});
