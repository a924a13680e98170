// The words of the price page's parts; content/{en,ko}/resources/pricing.ts fills them.
import { grouped } from "#content/format.ts";
import { type Category, findItem, type Unit } from "./catalogue.ts";
import { hourlyId } from "./hourly-id.ts";
import type { ScenarioId } from "./scenarios.ts";

/** A cell says its unit, so that it can stand without its column on a phone. */
export type PriceRow = { id: string; name: string; cells: readonly string[] };
export type PriceTableWords = {
  caption: string;
  /** Names of the cells; one cell needs none. */
  columns?: readonly string[] | undefined;
  rows: readonly PriceRow[];
  /** What costs extra. */
  extra: string;
};
export type QuoteRow = { name: string; why: string; when: string; service: string };

export type CategoryWords = {
  id: string;
  lead: string;
  tables: readonly PriceTableWords[];
  free: readonly string[];
  quotes: readonly QuoteRow[];
};

export type EstimateWords = {
  heading: string;
  empty: string;
  monthly: string;
  once: string;
  setup: string;
  waived: string;
  open: string;
  bar: string;
  lines: { one: string; other: string };
  remove: string;
  update: string;
  clear: string;
  share: string;
  shared: string;
  print: string;
  send: string;
  account: string;
  ticket: string;
  vatExcluded: string;
  vatIncluded: string;
  termLine: string;
  noTerm: string;
  perMonth: string;
  oneTime: string;
  changed: string;
  note: string;
  summary: string;
};

export type PriceWords = {
  scenarios: Readonly<Record<ScenarioId, { name: string; story: string }>>;
  toggles: {
    label: string;
    vat: { legend: string; excluded: string; included: string };
    term: { legend: string; 1: string; 12: string; 24: string; 36: string };
    cpu: string;
    ram: string;
    any: string;
    apply: string;
    none: string;
    note: string;
  };
  tabs: Readonly<Record<Category, string>> & { label: string };
  columns: { plan: string; included: string; hour: string; price: string; add: string };
  extra: string;
  units: Readonly<Record<Unit, string>>;
  quantity: Readonly<Record<Unit, string>>;
  add: string;
  added: string;
  automatic: string;
  quote: { heading: string; link: string };
  free: { heading: string };
  categories: readonly CategoryWords[];
  cdnTable: { caption: string; tiers: readonly string[]; quote: string; example: string };
  estimate: EstimateWords;
};

/** Names of all items by id, for estimates and summaries; regions of the CDN say whose they are. */
export function itemNames(words: Pick<PriceWords, "categories" | "tabs" | "units">): Record<string, string> {
  const rows = words.categories.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
  const names = rows.flatMap(({ id, name }) => {
    if (id.startsWith("cdn-") && id !== "cdn-requests") return [[id, `${words.tabs.cdn}: ${name}`]];
    const hourly = hourlyId(id);
    return findItem(hourly)
      ? [
          [id, name],
          [hourly, `${name}, ${words.units.hour}`],
        ]
      : [[id, name]];
  });
  return Object.fromEntries(names);
}

/** "2 × 30 min", "500 GB", "× 4". */
export function quantityText(words: Pick<PriceWords, "quantity">, unit: Unit, quantity: number): string {
  return words.quantity[unit].replace("{n}", grouped(quantity));
}
