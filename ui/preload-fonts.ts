import sansLatin from "./styles/fonts/sans-latin.woff2?url&no-inline";

/** Worth a `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">` on every page; the others load when a glyph asks. */
export const preloadFonts = [sansLatin];
