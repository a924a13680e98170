// A low–high share as each language writes it: 10–15% with an en dash, 10~15% with a wave dash.
import { localeTraits } from "../locale-traits.ts";
import type { Locale } from "../locales.ts";

export function bandText([low, high]: readonly [number, number], locale: Locale): string {
  return `${Math.round(low * 100)}${localeTraits[locale].range}${Math.round(high * 100)}%`;
}
