import type { LocaleTraits } from "#content/locale-traits.ts";
import mono400 from "./styles/fonts/mono-400.woff2?url&no-inline";
import mono500 from "./styles/fonts/mono-500.woff2?url&no-inline";
import sansKorean from "./styles/fonts/sans-korean.woff2?url&no-inline";
import sansLatin from "./styles/fonts/sans-latin.woff2?url&no-inline";

/** What every page of a language draws with: asked for at once, not when the first glyph is met. The rest loads when a glyph asks. */
export const preloadFonts: Record<LocaleTraits["script"], readonly string[]> = {
  latin: [sansLatin, mono400, mono500],
  hangul: [sansLatin, sansKorean, mono400, mono500],
};
