import mono400 from "./styles/fonts/mono-400.woff2?url&no-inline";
import mono500 from "./styles/fonts/mono-500.woff2?url&no-inline";
import sansLatin from "./styles/fonts/sans-latin.woff2?url&no-inline";

/** What every page draws with: asked for at once, not when the first glyph is met. Hangul follow (app/shell/first-paint.ts); the rest loads
 * when a glyph asks. */
export const preloadFonts: readonly string[] = [sansLatin, mono400, mono500];
