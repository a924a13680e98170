// The price list as staff set it, and how it comes about: every version says what it changes from when on, so that a price that is planned
// for a day and one that is changed today do not undo each other.
import { z } from "zod";
import type { PriceValue } from "#content/held-prices.ts";
import { defaultPrices, type PriceId, priceIds } from "#content/pricing.ts";

const won = z.coerce.number().int().min(1).max(1_000_000_000);

export const pricesValue = z
  .strictObject({
    /** Won to the dollar, fixed for the quarter. */
    usd_rate: z.coerce.number().int().min(100).max(10_000),
    krw: z.strictObject(Object.fromEntries(priceIds.map((id) => [id, won])) as Record<PriceId, typeof won>),
  })
  .meta({ id: "PriceSettings" });
export type PricesValue = z.output<typeof pricesValue>;

export type PriceField = PriceId | "usd_rate";
export const priceFields: readonly PriceField[] = ["usd_rate", ...priceIds];

type Amounts = Partial<Record<PriceField, number>>;
export type PriceChange = { set: Amounts; was: Amounts };
/** A version as it is stored. */
export type PriceVersion = { seq: number; holdsFrom: Date; value: unknown };

const stored = z.object({ set: z.record(z.string(), z.number()), was: z.record(z.string(), z.number()) });

/** Prices that this release does not know are left out. */
export function changeOf(version: Pick<PriceVersion, "value">): PriceChange {
  const { data } = stored.safeParse(version.value);
  const known = (amounts: Record<string, number> = {}): Amounts =>
    Object.fromEntries(priceFields.flatMap((field) => (Object.hasOwn(amounts, field) ? [[field, amounts[field]]] : [])));
  return { set: known(data?.set), was: known(data?.was) };
}

export function priceDefaults(): PricesValue {
  return { usd_rate: defaultPrices.usdRate, krw: { ...defaultPrices.krw } };
}

export function priceValueOf({ usd_rate, krw }: PricesValue): PriceValue {
  return { usdRate: usd_rate, krw };
}

export function amountOf({ usd_rate, krw }: PricesValue, field: PriceField): number {
  return field === "usd_rate" ? usd_rate : krw[field];
}

export function withAmounts(value: PricesValue, set: Amounts): PricesValue {
  const { usd_rate = value.usd_rate, ...krw } = set;
  return { usd_rate, krw: { ...value.krw, ...krw } };
}

/** What holds at a moment: the release's prices, with every change of theirs that has come to hold by then, `except` one. */
export function pricesAt(versions: readonly PriceVersion[], at: Date, except?: number): PricesValue {
  return versions
    .filter(({ seq, holdsFrom }) => holdsFrom <= at && seq !== except)
    .toSorted((a, b) => Number(a.holdsFrom) - Number(b.holdsFrom) || a.seq - b.seq)
    .reduce((value, version) => withAmounts(value, changeOf(version).set), priceDefaults());
}

/** The fields in which two lists differ, as a change from the one to the other. */
export function changeBetween(before: PricesValue, after: PricesValue): PriceChange {
  const fields = priceFields.filter((field) => amountOf(before, field) !== amountOf(after, field));
  const pick = (value: PricesValue) => Object.fromEntries(fields.map((field) => [field, amountOf(value, field)]));
  return { set: pick(after), was: pick(before) };
}
