// A low–high share as each language writes it: 10–15% with an en dash, 10~15% with a wave dash.
import type { Locale } from "../locales.ts";

export function bandText([low, high]: readonly [number, number], locale: Locale): string {
  return `${Math.round(low * 100)}${locale === "ko" ? "~" : "–"}${Math.round(high * 100)}%`;
}
