// What may be set about prices, and what the page in the browser was drawn with; apart from the price list, so that a page without
// calculators does not load that.
import type { PriceId } from "./pricing.ts";

/** Won by id, and the rate of the quarter. */
export type PriceValue = { usdRate: number; krw: Readonly<Record<PriceId, number>> };

export const heldPrices: { value: PriceValue | undefined } = { value: undefined };
