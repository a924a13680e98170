// What a line between two ends promises: round trip, lead time, price band. Pure arithmetic over the price list and the RTT matrix.
import { lineFigures as f, lineEnds, roundedTo } from "#content/figures/dedicated-line.ts";
import { rttBetween } from "#content/figures/network.ts";
import { type Price, type PriceList, prices } from "#content/price-list.ts";
import type { EstimateLine } from "#features/service-tools/pricing/basket-text.ts";

export type EndId = (typeof lineEnds)[number]["id"];
export type PricedRoute = keyof PriceList["lines"];
export type LineOrder = { a: EndId; z: EndId; mbps: number; offNet: boolean; diverse: boolean };

export function cityOf(end: EndId): string {
  return lineEnds.find(({ id }) => id === end)?.city ?? end;
}

const korea = ["ICN", "PUS"];

export type Reach = "metro" | "domestic" | "international";

export function reachOf(a: EndId, z: EndId): Reach {
  const cities = [cityOf(a), cityOf(z)];
  if (cities[0] === cities[1]) return "metro";
  return cities.every((city) => korea.includes(city)) ? "domestic" : "international";
}

/** Round-trip target in ms; the metro figure is an upper bound that is not reached. */
export function lineRtt(a: EndId, z: EndId): number {
  return reachOf(a, z) === "metro" ? f.metroRttMs : (rttBetween(cityOf(a), cityOf(z)) ?? 0);
}

export function pricedRoute(a: EndId, z: EndId): PricedRoute | undefined {
  const cities = [cityOf(a), cityOf(z)];
  if (cities.every((city) => city === "ICN")) return "metro";
  if (!cities.includes("ICN")) return undefined;
  if (cities.includes("PUS")) return "busan";
  if (cities.includes("NRT")) return "tokyo";
  return cities.includes("SIN") ? "singapore" : undefined;
}

export type LeadTime = { unit: "days" | "weeks"; from: number; to: number };

/** The slowest part decides: the sea, then the street, then the patch panel. */
export function leadTime(order: Pick<LineOrder, "a" | "z" | "offNet">): LeadTime {
  if (reachOf(order.a, order.z) === "international") return { unit: "weeks", from: f.internationalWeeks[0], to: f.internationalWeeks[1] };
  if (order.offNet) return { unit: "weeks", from: f.offNetWeeks[0], to: f.offNetWeeks[1] };
  return { unit: "days", from: f.onNetDays[0], to: f.onNetDays[1] };
}

export type QuoteReason = "route" | "bandwidth" | "offNet" | "diverse";

export type PriceBand =
  | { kind: "list"; price: Price }
  | { kind: "between"; low: Price; high: Price }
  | { kind: "upTo"; price: Price }
  | { kind: "quote"; reason: QuoteReason };

/** Prices grow as a power of bandwidth between the two that are printed; ± 10% round that curve. */
function between(low: Price, high: Price, mbps: number): { low: Price; high: Price } {
  const along = Math.log(mbps / 100) / Math.log(10);
  const at = (currency: "krw" | "usd", factor: number) => {
    const value = low[currency] * (high[currency] / low[currency]) ** along * factor;
    const rounded = Math.round(value / roundedTo[currency]) * roundedTo[currency];
    return Math.min(high[currency], Math.max(low[currency], rounded));
  };
  return { low: { krw: at("krw", 0.9), usd: at("usd", 0.9) }, high: { krw: at("krw", 1.1), usd: at("usd", 1.1) } };
}

export function priceBand(order: LineOrder): PriceBand {
  const route = pricedRoute(order.a, order.z);
  if (!route) return { kind: "quote", reason: "route" };
  if (order.mbps > 1_000) return { kind: "quote", reason: "bandwidth" };
  if (order.offNet) return { kind: "quote", reason: "offNet" };
  if (order.diverse) return { kind: "quote", reason: "diverse" };
  const { mbps100, mbps1000 } = prices().lines[route];
  if (order.mbps === 100) return { kind: "list", price: mbps100 };
  if (order.mbps === 1_000) return { kind: "list", price: mbps1000 };
  if (order.mbps < 100) return { kind: "upTo", price: mbps100 };
  return { kind: "between", ...between(mbps100, mbps1000, order.mbps) };
}

/** The item of the price list, where the line is on it as it stands. */
export function lineItems(order: LineOrder): EstimateLine[] {
  return priceBand(order).kind === "list" ? [{ id: `line-${pricedRoute(order.a, order.z)}-${order.mbps}`, quantity: 1 }] : [];
}

export function stepName(mbps: number): string {
  return mbps >= 1_000 ? `${mbps / 1_000} Gbps` : `${mbps} Mbps`;
}
