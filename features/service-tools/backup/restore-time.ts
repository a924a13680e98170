// How long a full restore takes: size × 8 ÷ (line × 0.8).

import { backupFigures } from "#content/figures/backup.ts";
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";

export const restoreLinks = [100, 1000, 10000] as const;
/** The sizes of the worked examples. */
export const exampleTb = [1, 10, 50] as const;

export function restoreHours(tb: number, linkMbps: number): number {
  const gigabits = tb * 1000 * 8;
  const gbps = (linkMbps / 1000) * backupFigures.linkEfficiency;
  return gigabits / gbps / 3600;
}

/** The line, in Gbps, that brings so much back in so many hours; rounded up to one decimal, or to whole ones above 10. */
export function neededGbps(tb: number, hours: number): number {
  const exact = (tb * 1000 * 8) / (hours * 3600 * backupFigures.linkEfficiency);
  return exact > 10 ? Math.ceil(exact) : Math.ceil(exact * 10) / 10;
}

export type Span = { value: string; unit: "minutes" | "hours" | "daysUnit" };

/** Minutes below an hour, days from ten days on, hours between; one decimal where it matters. */
export function readableSpan(hours: number): Span {
  if (hours < 1) return { value: String(Math.max(1, Math.round(hours * 60))), unit: "minutes" };
  if (hours >= 240) return { value: String(Math.round(hours / 24)), unit: "daysUnit" };
  return { value: hours < 10 ? (Math.round(hours * 10) / 10).toString() : String(Math.round(hours)), unit: "hours" };
}

export type SpanUnits = Record<Span["unit"], string>;

/** "28 h" in English, "28시간" in Korean. */
export function spanText(hours: number, units: SpanUnits, locale: Locale): string {
  const { value, unit } = readableSpan(hours);
  return `${value}${localeTraits[locale].counterGap}${units[unit]}`;
}
