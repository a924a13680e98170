// Sums of list prices. The won and the dollar list are added up apart; nothing is converted from one to the other.
import type { Price } from "#content/price-list.ts";

export const noPrice: Price = { krw: 0, usd: 0 };

/** Won to the whole won, dollars to the cent. */
export function timesPrice(price: Price, factor: number): Price {
  return { krw: Math.round(price.krw * factor), usd: Math.round(price.usd * factor * 100) / 100 };
}

export function addPrices(...prices: readonly Price[]): Price {
  const sum = (key: keyof Price) => prices.reduce((total, price) => total + price[key], 0);
  return { krw: sum("krw"), usd: Math.round(sum("usd") * 100) / 100 };
}
