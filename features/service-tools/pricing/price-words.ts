// The words of the price page's parts; content/{en,ko}/resources/pricing.ts fills them.
import { grouped } from "#content/format.ts";
import type { Category, Unit } from "./catalogue.ts";
import type { ScenarioId } from "./scenarios.ts";

export type PriceRow = { id: string; name: string; included: string; extra: string };
export type QuoteRow = { name: string; why: string; when: string; service: string };

export type CategoryWords = {
  id: string;
  lead: string;
  tables: readonly { caption: string; rows: readonly PriceRow[] }[];
  free: readonly string[];
  quotes: readonly QuoteRow[];
};

export type EstimateWords = {
  eyebrow: string;
  heading: string;
  empty: string;
  monthly: string;
  once: string;
  open: string;
  bar: string;
  lines: { one: string; other: string };
  remove: string;
  clear: string;
  share: string;
  shared: string;
  print: string;
  send: string;
  vatExcluded: string;
  vatIncluded: string;
  termLine: string;
  noTerm: string;
  note: string;
  summary: string;
};

export type PriceWords = {
  scenarios: {
    eyebrow: string;
    heading: string;
    intro: string;
    perMonth: string;
    add: string;
    assumes: string;
    items: Readonly<Record<ScenarioId, { name: string; story: string; assumes: string }>>;
  };
  toggles: {
    label: string;
    period: { legend: string; monthly: string; hourly: string };
    vat: { legend: string; excluded: string; included: string };
    term: { legend: string; 1: string; 12: string; 24: string; 36: string };
    hourlyNote: string;
    termNote: string;
  };
  tabs: Readonly<Record<Category, string>> & { label: string };
  columns: { plan: string; included: string; extra: string; price: string; add: string };
  units: Readonly<Record<Unit, string>> & { hour: string };
  quantity: Readonly<Record<Unit, string>>;
  add: string;
  added: string;
  quote: { heading: string; why: string; when: string; link: string };
  free: { heading: string };
  categories: readonly CategoryWords[];
  cdnTable: { caption: string; region: string; tiers: readonly string[]; quote: string; example: string };
  estimate: EstimateWords;
};

/** Names of all items by id, for estimates and summaries; regions of the CDN say whose they are. */
export function itemNames(words: Pick<PriceWords, "categories" | "tabs">): Record<string, string> {
  return Object.fromEntries(
    words.categories.flatMap(({ tables }) =>
      tables.flatMap(({ rows }) =>
        rows.map(({ id, name }) => [id, id.startsWith("cdn-") && id !== "cdn-requests" ? `${words.tabs.cdn}: ${name}` : name]),
      ),
    ),
  );
}

/** "2 × 30 min", "500 GB", "× 4". */
export function quantityText(words: Pick<PriceWords, "quantity">, unit: Unit, quantity: number): string {
  return words.quantity[unit].replace("{n}", grouped(quantity));
}
