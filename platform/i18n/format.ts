// Dates, numbers, money and durations by locale. Pure: the same text on the server and in the browser.
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(localeTraits[locale].numberTag).format(value);
}

/** ₩1,990,000 in English, 1,990,000원 in Korean; US$1,421 in both. */
export function formatMoney(value: number, currency: "KRW" | "USD", locale: Locale): string {
  if (currency === "USD") {
    const fraction = Number.isInteger(value) ? 0 : value < 1 ? 3 : 2;
    return `US$${new Intl.NumberFormat("en-US", { minimumFractionDigits: fraction, maximumFractionDigits: fraction }).format(value)}`;
  }
  const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 }).format(value);
  const { won } = localeTraits[locale];
  return `${won.before}${grouped}${won.after}`;
}

/** 5 March 2026 / 2026년 3월 5일 */
export function formatDate(date: Date, locale: Locale, timeZone = "Asia/Seoul"): string {
  const tag = localeTraits[locale].dateTag;
  return new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone }).format(date);
}

/** 5 March 2026, 14:05 KST / 2026년 3월 5일 14:05 KST */
export function formatDateTime(date: Date, locale: Locale, timeZone = "Asia/Seoul"): string {
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(date);
  return `${formatDate(date, locale, timeZone)}${localeTraits[locale].dateTimeGap}${time} ${zoneName(date, timeZone)}`;
}

function zoneName(date: Date, timeZone: string): string {
  if (timeZone === "Asia/Seoul") return "KST";
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }).formatToParts(date);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? timeZone;
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 minutes ago" / "5분 전"; below a minute "now" / "지금". */
export function formatRelative(date: Date, now: Date, locale: Locale): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(localeTraits[locale].numberTag, { numeric: "auto" });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, "second");
}
