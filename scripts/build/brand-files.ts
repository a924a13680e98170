// Files in public/ that name the brand or wear its colours: made from content/brand.ts, so that none keeps an old name.
import { brand, colours, mark } from "../../content/brand.ts";
import { localeTraits } from "../../content/locale-traits.ts";
import { type Locale, locales } from "../../content/locales.ts";

function manifest(locale: Locale): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  const file = {
    name: brand.name[locale],
    short_name: brand.name[locale],
    description: brand.tagline[locale],
    lang: locale,
    start_url: "/",
    display: "browser",
    background_color: colours.paper.light,
    theme_color: colours.accent.light,
    icons: [icon(192), { ...icon(512), purpose: "any maskable" }],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const heavier = (units: number, by = 1) => Math.round(units * 10 + by * 2) / 10;

/** A little heavier than on a page: it is looked at from far away. */
function favicon(): string {
  const { ring, wave, dot } = mark;
  const worn = (theme: "light" | "dark") =>
    `.ink{stroke:${colours.ink[theme]}}.accent{stroke:${colours.accent[theme]}}.dot{fill:${colours.accent[theme]}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><style>${worn("light")}@media (prefers-color-scheme:dark){${worn("dark")}}</style><circle class="ink" cx="15" cy="15" r="${heavier(ring.r, -1)}" fill="none" stroke-width="${heavier(ring.width)}"/><path class="accent" d="${wave.d}" fill="none" stroke-width="${heavier(wave.width)}" stroke-linecap="round"/><circle class="dot" cx="${dot.cx}" cy="${dot.cy}" r="${heavier(dot.r)}"/></svg>\n`;
}

const inBoth = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light}, ${dark})`;

function apiDocsStyles(): string {
  return `:root { color-scheme: light dark; font: 400 var(--text-lg)/1.6 system-ui, sans-serif; }
body { margin: 0; background: ${inBoth(colours.paper)}; color: light-dark(#33475b, #b9c8d6); }
main { width: min(1200px, 100% - 40px); margin: 48px auto; }
h1 { color: ${inBoth(colours.ink)}; }
a { color: ${inBoth(colours.accent)}; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: var(--text-md); }
th, td { text-align: left; padding: 10px 14px 10px 0; border-bottom: 1px solid light-dark(#dce3ea, #1d3348); vertical-align: top; white-space: nowrap; }
td:nth-child(3) { white-space: normal; min-width: 240px; }
pre { overflow-x: auto; padding: 12px 14px; background: light-dark(#f3f6f9, #0d1f30); font-size: var(--text-md); }
h2 { color: ${inBoth(colours.ink)}; }
`;
}

export function brandFiles(): Record<string, string> {
  return {
    "favicon.svg": favicon(),
    "api-docs.css": apiDocsStyles(),
    ...Object.fromEntries(locales.map((locale) => [localeTraits[locale].manifest.slice(1), manifest(locale)])),
  };
}
