// What an estimate costs. Pure: the page, the shared link, the enquiry and the tests use the same functions.
import { cdnTierLimitsTb, hoursPerMonth, type Price, prices, type Term, termDiscounts, vatRate } from "#content/price-list.ts";
import type { EstimateLine } from "./basket-text.ts";
import { type CatalogueItem, findItem } from "./catalogue.ts";

export type Terms = { term: Term; vat: boolean };
export type LineAmount = EstimateLine & { item: CatalogueItem; amount: Price };
/** `setups` are the one-time fees that the lines bring along. */
export type EstimateTotal = { lines: LineAmount[]; setups: LineAmount[]; monthly: Price; once: Price };

const gbPerTb = 1000;
const zero: Price = { krw: 0, usd: 0 };

/** Cumulative tiers: the first 10 TB at the first price, the next 40 at the second, and so on. */
export function cdnAmount(region: number, tb: number): Price {
  const rates = prices().cdnRegions[region];
  if (!rates) return zero;
  let krw = 0;
  let usd = 0;
  let below = 0;
  cdnTierLimitsTb.forEach((limit, tier) => {
    const gb = Math.max(0, Math.min(tb, limit) - below) * gbPerTb;
    krw += gb * (rates.krw[tier] ?? 0);
    usd += gb * (rates.usd[tier] ?? 0);
    below = limit;
  });
  return { krw, usd };
}

/** A term lowers plan fees. Usage (GB, Mbps, hours of hands), backup, studies and one-time fees stay as listed. */
export function hasTermDiscount(item: CatalogueItem): boolean {
  return (item.unit === "month" || item.unit === "kw") && item.category !== "support" && item.category !== "storage";
}

/** What a term and VAT make of a list price. */
function termFactor(item: CatalogueItem, { term, vat }: Terms): number {
  if (item.waivedFrom !== undefined && term >= item.waivedFrom) return 0;
  return (hasTermDiscount(item) ? 1 - termDiscounts[term] : 1) * (vat ? 1 + vatRate : 1);
}

function withTerms(price: Price, item: CatalogueItem, terms: Terms): Price {
  const factor = termFactor(item, terms);
  return { krw: Math.round(price.krw * factor), usd: Math.round(price.usd * factor * 100) / 100 };
}

/** Price of one piece as the table prints it; small unit prices keep their decimals. */
export function unitPrice(item: CatalogueItem, terms: Terms): Price {
  const factor = termFactor(item, terms);
  const digits = item.price.krw < 1000 ? 10 : 1;
  return {
    krw: Math.round(item.price.krw * factor * digits) / digits,
    usd: item.price.usd < 1 ? Math.round(item.price.usd * factor * 1000) / 1000 : Math.round(item.price.usd * factor * 100) / 100,
  };
}

/** Hourly list price: no term, capped so that a full month never exceeds the monthly one. */
export function hourlyPrice(item: CatalogueItem, vat: boolean): Price | undefined {
  if (item.hourlyKrw === undefined) return undefined;
  const factor = vat ? 1 + vatRate : 1;
  const krw = item.hourlyKrw * factor;
  return { krw: Math.round(krw * 10) / 10, usd: Math.round((krw / prices().usdRate) * 1000) / 1000 };
}

/** What `hours` of one instance cost in a month: by the hour until the cap of 730 h. */
export function usageMonth(item: CatalogueItem, hours: number): number {
  if (item.hourlyKrw === undefined) return item.price.krw;
  return hours >= hoursPerMonth ? item.price.krw : Math.min(item.price.krw, Math.round(item.hourlyKrw * hours));
}

export function lineAmount(line: EstimateLine, terms: Terms): LineAmount | undefined {
  const item = findItem(line.id);
  if (!item) return undefined;
  const list =
    item.cdnRegion === undefined
      ? { krw: item.price.krw * line.quantity, usd: item.price.usd * line.quantity }
      : cdnAmount(item.cdnRegion, line.quantity);
  return { ...line, item, amount: withTerms(list, item, terms) };
}

function sum(lines: LineAmount[]): Price {
  const total = lines.reduce((so, { amount }) => ({ krw: so.krw + amount.krw, usd: so.usd + amount.usd }), zero);
  return { krw: total.krw, usd: Math.round(total.usd * 100) / 100 };
}

/** One fee for each piece that needs one: two servers, two installations. */
function setupLines(lines: readonly LineAmount[]): EstimateLine[] {
  const fees = new Map<string, number>();
  for (const { item, quantity } of lines) if (item.setup) fees.set(item.setup, (fees.get(item.setup) ?? 0) + quantity);
  return [...fees].map(([id, quantity]) => ({ id, quantity }));
}

export function estimateTotal(lines: readonly EstimateLine[], terms: Terms): EstimateTotal {
  const priced = (all: readonly EstimateLine[]) => all.map((line) => lineAmount(line, terms)).filter((line) => line !== undefined);
  const known = priced(lines);
  const setups = priced(setupLines(known));
  return {
    lines: known,
    setups,
    monthly: sum(known.filter(({ item }) => item.unit !== "once")),
    once: sum([...known.filter(({ item }) => item.unit === "once"), ...setups]),
  };
}
