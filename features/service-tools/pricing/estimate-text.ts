// An estimate in words: for the enquiry, and for the ticket of a new customer.
import { type Currency, formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import type { Price } from "#content/price-list.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { estimateTotal } from "./estimate.ts";
import type { EstimateState } from "./estimate-state.ts";
import { type PriceStamp, priceChange } from "./price-stamp.ts";
import { itemNames, type PriceWords, quantityText } from "./price-words.ts";

export function termText({ estimate: text }: Pick<PriceWords, "estimate">, { term }: Pick<EstimateState, "term">): string {
  return term === 1 ? text.noTerm : fillLabel(text.termLine, { months: String(term) });
}

export function vatText({ estimate: text }: Pick<PriceWords, "estimate">, { vat }: Pick<EstimateState, "vat">): string {
  return vat ? text.vatIncluded : text.vatExcluded;
}

const amountText = (price: Price, label: string, currency: Currency, locale: Locale) =>
  fillLabel(label, { amount: formatMoney(price[currency], currency, locale) });

/** "₩2,644,000 per month, ₩300,000 once" */
function sumText({ estimate: text }: PriceWords, { monthly, once }: PriceStamp, currency: Currency, locale: Locale): string {
  const first = amountText(monthly, text.perMonth, currency, locale);
  return once.krw > 0 ? `${first}, ${amountText(once, text.oneTime, currency, locale)}` : first;
}

/** Says that prices have changed since the estimate was made, or nothing. */
export function changedText(words: PriceWords, state: EstimateState, currency: Currency, locale: Locale): string | undefined {
  const change = priceChange(state, currency);
  if (!change) return undefined;
  const [before, now] = [change.before, change.now].map((sum) => sumText(words, sum, currency, locale));
  return fillLabel(words.estimate.changed, { before: before ?? "", now: now ?? "" });
}

export type EstimateText = { items: string[]; monthly: string; sum: string };

/** Items with their quantities, set-up included, and what they come to. */
export function estimateText(words: PriceWords, state: EstimateState, currency: Currency, locale: Locale): EstimateText {
  const { estimate: text } = words;
  const names = itemNames(words);
  const total = estimateTotal(state.lines, state);
  const monthly = amountText(total.monthly, text.perMonth, currency, locale);
  return {
    items: [...total.lines, ...total.setups].map(({ id, quantity, item }) => `${names[id]} ${quantityText(words, item.unit, quantity)}`),
    monthly,
    sum: `${sumText(words, total, currency, locale)}, ${vatText(words, state)}, ${termText(words, state)}`,
  };
}
