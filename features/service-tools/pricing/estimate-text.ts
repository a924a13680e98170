// An estimate in words: for the enquiry, and for the ticket of a new customer.
import { type Currency, formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { estimateTotal } from "./estimate.ts";
import type { EstimateState } from "./estimate-state.ts";
import { itemNames, type PriceWords, quantityText } from "./price-words.ts";

export function termText({ estimate: text }: Pick<PriceWords, "estimate">, { term }: Pick<EstimateState, "term">): string {
  return term === 1 ? text.noTerm : fillLabel(text.termLine, { months: String(term) });
}

export function vatText({ estimate: text }: Pick<PriceWords, "estimate">, { vat }: Pick<EstimateState, "vat">): string {
  return vat ? text.vatIncluded : text.vatExcluded;
}

export type EstimateText = { items: string[]; monthly: string; sum: string };

/** Items with their quantities, set-up included, and what they come to. */
export function estimateText(words: PriceWords, state: EstimateState, currency: Currency, locale: Locale): EstimateText {
  const { estimate: text } = words;
  const names = itemNames(words);
  const total = estimateTotal(state.lines, state);
  const amount = (price: { krw: number; usd: number }, per: string) => `${formatMoney(price[currency], currency, locale)} ${per}`;
  const monthly = amount(total.monthly, text.monthly);
  const once = total.once.krw > 0 ? `, ${amount(total.once, text.once)}` : "";
  return {
    items: [...total.lines, ...total.setups].map(({ id, quantity, item }) => `${names[id]} ${quantityText(words, item.unit, quantity)}`),
    monthly,
    sum: `${monthly}${once}, ${vatText(words, state)}, ${termText(words, state)}`,
  };
}
