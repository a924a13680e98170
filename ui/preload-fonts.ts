import type { LocaleTraits } from "#content/locale-traits.ts";
import mono400 from "./styles/fonts/mono-400.woff2?url&no-inline";
import mono500 from "./styles/fonts/mono-500.woff2?url&no-inline";
import sansKorean from "./styles/fonts/sans-korean.woff2?url&no-inline";
import sansKoreanLater from "./styles/fonts/sans-korean-later.woff2?url&no-inline";
import sansLatin from "./styles/fonts/sans-latin.woff2?url&no-inline";

type Preloaded = { href: string; fetchPriority?: "low" };

/** What every page of a language draws with: asked for at once, not when the first glyph is met. The rest loads when a glyph asks. Every Korean
 * page meets a glyph of the second file just below its first screen; asked for then, the browser would fetch it before those of the first. */
export const preloadFonts: Record<LocaleTraits["script"], readonly Preloaded[]> = {
  latin: [{ href: sansLatin }, { href: mono400 }, { href: mono500 }],
  hangul: [
    { href: sansLatin },
    { href: sansKorean },
    { href: mono400 },
    { href: mono500 },
    { href: sansKoreanLater, fetchPriority: "low" },
  ],
};
