// The words of one public page in one language, loaded on demand from content/.
import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import type { PriceValue } from "#content/held-prices.ts";
import { keepTogether } from "#content/keep-together.ts";
import { fillLive } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import type { Translation } from "#content/model.ts";
import type { Family, PagePath } from "#content/pages.ts";
import { familyOf } from "#content/pages.ts";
import type { Site } from "#platform/i18n/site-addresses.ts";
import { m } from "#platform/paraglide/messages.js";
import { pageModules } from "./page-modules.server.ts";

export type PageData<Words> = {
  path: PagePath;
  locale: Locale;
  site: Site;
  family: Family;
  words: Words;
  search: string;
  /** What the page's calculators count by; only where there are some. */
  prices?: PriceValue;
  /** Says that it is a preview of prices that nobody has saved. */
  preview?: string;
};

/** Pages whose scripts count by prices; one that is forgotten here says so in the browser. */
const counting: ReadonlySet<PagePath> = new Set([
  "/services/public-cloud-solution",
  "/services/private-cloud-solution",
  "/services/server-hosting",
  "/services/colocation",
  "/services/vendor",
  "/services/internet-connectivity",
  "/services/dedicated-line",
  "/services/multi-cloud-connection",
  "/services/vpn",
  "/services/cdn",
  "/services/data",
  "/services/storage",
  "/services/backup",
  "/solutions/cloud-cost-optimization",
  "/solutions/infrastructure-optimization",
  "/solutions/data-protection",
  "/solutions/media-streaming",
  "/resources/pricing",
]);

export async function loadPage<Words>(context: Readonly<RouterContextProvider>, path: PagePath): Promise<PageData<Translation<Words>>> {
  const { locale, site, search, live, preview } = context.get(requestContext);
  const name = path === "/" ? "/home" : path;
  const load = pageModules[`/content/${locale}${name}.ts`];
  if (!load) throw new Error(`content/${locale}${name}.ts is missing`);
  const { page } = await load();
  const held = live();
  const words = keepTogether(fillLive(page as Translation<Words>, held));
  return {
    ...{ path, locale, site, family: familyOf(path), words, search },
    ...(counting.has(path) && { prices: held.prices.given }),
    ...(preview && { preview: m.setting_prices_preview_bar() }),
  };
}
