// Amounts short enough to stand on a bar: ₩8.4M, 840만 원, US$6.0k.

import { type Currency, grouped } from "#content/format.ts";
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import { prices } from "#content/price-list.ts";

function trimmed(value: number): string {
  return value >= 100 ? grouped(Math.round(value)) : value.toFixed(1).replace(/\.0$/, "");
}

function shortDollars(usd: number): string {
  if (usd >= 1_000_000) return `US$${trimmed(usd / 1_000_000)}M`;
  return usd >= 1_000 ? `US$${trimmed(usd / 1_000)}k` : `US$${Math.round(usd)}`;
}

function shortMyriads(krw: number): string {
  const tenThousands = Math.round(krw / 10_000);
  const hundredMillions = Math.floor(tenThousands / 10_000);
  const rest = tenThousands % 10_000;
  if (hundredMillions === 0) return `${grouped(rest)}만 원`;
  return rest === 0 ? `${hundredMillions}억 원` : `${hundredMillions}억 ${grouped(rest)}만 원`;
}

/** Three digits are as much as an estimate knows. */
function threeDigits(value: number): number {
  return Number(value.toPrecision(3));
}

export function shortMoney(krw: number, currency: Currency, locale: Locale): string {
  if (currency === "usd") return shortDollars(threeDigits(krw / prices().usdRate));
  const rounded = threeDigits(krw);
  if (localeTraits[locale].numberUnits === "myriads") return shortMyriads(rounded);
  return rounded >= 1_000_000_000 ? `₩${trimmed(rounded / 1_000_000_000)}B` : `₩${trimmed(rounded / 1_000_000)}M`;
}

/** ₩8.4M – ₩12.6M; in Korean the unit stands once, at the end: 840만~1,260만 원. */
export function shortSpan(from: number, to: number, currency: Currency, locale: Locale): string {
  const [low, high] = [shortMoney(from, currency, locale), shortMoney(to, currency, locale)];
  const { won, moneyRange } = localeTraits[locale];
  // A word after the amount is said once.
  const first = won.after ? low.replace(/ 원$/, "") : low;
  return `${first}${moneyRange}${high}`;
}
