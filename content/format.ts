// Numbers and money: the only module that writes them (decision 18; dates and times: platform/i18n/format.ts).
import { localeTraits } from "./locale-traits.ts";
import type { Locale } from "./locales.ts";
import type { HeroPrice } from "./model.ts";

/**
 * 1,990,000, the same in both languages. With `digits`, exactly so many after the point; without, three at most. It writes what
 * `toLocaleString("en-US")` would: a browser that is asked for the first number so reads its tables of all languages for 40 ms, 150 on a phone.
 */
export function grouped(value: number, digits?: number): string {
  const places = digits ?? 3;
  const size = Math.abs(value);
  // Nothing of ours is larger; from there on the figure after the last one may be lost when it is rounded here.
  if (!(size < (Number.isInteger(size) ? 1e15 : 1e9)))
    return value.toLocaleString("en-US", { minimumFractionDigits: digits ?? 0, maximumFractionDigits: places });
  // Rounded as written: 1.005 is 1.01, though the nearest number a computer has is a little less. Anything smaller is written with an exponent.
  const rounded = size < 1e-6 ? 0 : Number(`${Math.round(Number(`${size}e${places}`))}e-${places}`);
  const [whole = "", fraction = ""] = rounded.toFixed(places).split(".");
  let text = whole.slice(-3);
  for (let end = whole.length - 3; end > 0; end -= 3) text = `${whole.slice(Math.max(0, end - 3), end)},${text}`;
  const after = digits === undefined ? withoutZeros(fraction) : fraction;
  return `${value < 0 || Object.is(value, -0) ? "-" : ""}${text}${after && `.${after}`}`;
}

function withoutZeros(fraction: string): string {
  let end = fraction.length;
  while (fraction[end - 1] === "0") end -= 1;
  return fraction.slice(0, end);
}

function inWon(text: string, locale: Locale): string {
  const { before, after } = localeTraits[locale].won;
  return `${before}${text}${after}`;
}

/** ₩9,000 in English, 9,000원 in Korean. */
export function won(value: number, locale: Locale): string {
  return inWon(grouped(value), locale);
}

export type Currency = "krw" | "usd";

/** ₩1,990,000 in English, 1,990,000원 in Korean, US$1,421 in both. Small unit prices keep their decimals (₩66.3, US$0.054). */
export function formatMoney(value: number, currency: Currency, locale: Locale): string {
  const text = grouped(Math.abs(value), decimals(value, currency));
  const sign = value < 0 && Number(text.replaceAll(",", "")) !== 0 ? "−" : "";
  return sign + (currency === "usd" ? `US$${text}` : inWon(text, locale));
}

function decimals(value: number, currency: Currency): number {
  const size = Math.abs(value);
  if (Number.isInteger(value)) return 0;
  if (currency === "krw") return size < 100 ? 1 : 0;
  if (size >= 100) return 0;
  return size >= 1 ? 2 : 3;
}

/** US$23, US$6.40, US$0.054: as many decimals as the price list prints. */
export function usd(value: number): string {
  const text = Number.isInteger(value) ? grouped(value) : value < 1 ? value.toFixed(3) : value.toFixed(2);
  return `US$${text}`;
}

/** KRW list price converted at the fixed quarterly rate and rounded to a whole dollar. */
export function krwToUsd(krw: number, rate: number): number {
  return Math.round(krw / rate);
}

/** 12,000 Gbps → "12" with unit Tbps; 400 → "400" with unit Gbps. */
export function bandwidth(gbps: number): { value: string; unit: string } {
  return gbps >= 1000 ? { value: String(gbps / 1000), unit: "Tbps" } : { value: String(gbps), unit: "Gbps" };
}

type StartingPer = "month" | "gb-month" | "gb" | "mbps-month" | "tb-month" | "server-month" | "hour" | "once";

const startingEn: Record<StartingPer, { before: string; after: string }> = {
  month: { before: "from", after: "a month" },
  "gb-month": { before: "from", after: "per GB a month" },
  "tb-month": { before: "from", after: "per TB a month" },
  gb: { before: "from", after: "per GB" },
  "mbps-month": { before: "from", after: "per Mbps a month" },
  "server-month": { before: "from", after: "per server a month" },
  hour: { before: "from", after: "an hour" },
  once: { before: "fixed price", after: "once" },
};

const startingKo: Record<StartingPer, { before: string; after: string }> = {
  month: { before: "월", after: "부터" },
  "gb-month": { before: "GB당 월", after: "부터" },
  "tb-month": { before: "TB당 월", after: "부터" },
  gb: { before: "GB당", after: "부터" },
  "mbps-month": { before: "Mbps당 월", after: "부터" },
  "server-month": { before: "서버당 월", after: "부터" },
  hour: { before: "시간당", after: "부터" },
  once: { before: "정액", after: "(1회)" },
};

/** The price of a first screen: "from ₩9,000 a month", "월 9,000원부터", with what it buys as its note. */
export function startingPrice(krw: number, per: StartingPer, note: string, locale: Locale): HeroPrice {
  return { ...{ en: startingEn, ko: startingKo }[locale][per], value: won(krw, locale), note };
}

/** Where every order is a quote: the note gives the usual range. */
export function quotedPrice(note: string, locale: Locale): HeroPrice {
  return { value: { en: "By quote", ko: "별도 견적" }[locale], note };
}
