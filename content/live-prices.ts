// Prices for copy. `livePrices` has the shape of the price list with a name in place of each price; written by the functions here it is
// filled in when a page is drawn (live.ts). What is worked out from prices is an `amount`.
import * as format from "./format.ts";
import { defaultPriceList, priced } from "./live.ts";
import type { Locale } from "./locales.ts";
import type { HeroPrice } from "./model.ts";
import type { PriceList } from "./price-list.ts";

/** A figure that follows from the price list. */
export class Amount {
  readonly read: (list: PriceList) => number;
  constructor(read: (list: PriceList) => number) {
    this.read = read;
  }
  /** Inside a text: the figure as it is. */
  toString(): string {
    return priced((list) => String(this.read(list)));
  }
}

export function amount(read: (list: PriceList) => number): Amount {
  return new Amount(read);
}

export type Figure = number | Amount;
export type LivePrice = { readonly krw: Figure; readonly usd: Figure };

const said = (value: Figure, write: (figure: number) => string) =>
  value instanceof Amount ? priced((list) => write(value.read(list))) : write(value);

export const won = (value: Figure, locale: Locale) => said(value, (figure) => format.won(figure, locale));
export const usd = (value: Figure) => said(value, format.usd);
export const grouped = (value: Figure, digits?: number) => said(value, (figure) => format.grouped(figure, digits));

export function startingPrice(krw: Figure, ...rest: Tail<Parameters<typeof format.startingPrice>>): HeroPrice {
  return { ...format.startingPrice(0, ...rest), value: won(krw, rest[2]) };
}

type Tail<T> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

type Amounts<T> = { readonly [I in keyof T]: Amount };
type PriceKey = "krw" | "usd" | "hourlyKrw" | "usdRate";
type Named<T> = {
  readonly [K in keyof T]: K extends PriceKey ? (T[K] extends number ? Amount : Amounts<T[K]>) : T[K] extends object ? Named<T[K]> : T[K];
};

const priceKeys: readonly string[] = ["krw", "usd", "hourlyKrw", "usdRate"] satisfies PriceKey[];

export const livePrices = named(defaultPriceList, (list) => list, false) as Named<Omit<PriceList, "given">>;

function named(part: unknown, read: (list: PriceList) => unknown, isPrice: boolean): unknown {
  if (typeof part === "number" && isPrice) return new Amount((list) => Number(read(list)));
  if (typeof part !== "object" || part === null) return part;
  const inner = (key: string, value: unknown) =>
    named(value, (list) => (read(list) as Record<string, unknown>)[key], isPrice || priceKeys.includes(key));
  if (Array.isArray(part)) return part.map((value, at) => inner(String(at), value));
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inner(key, value)]));
}
