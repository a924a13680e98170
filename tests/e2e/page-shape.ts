// What a visitor sees before scrolling (the product's name, one sentence, what it costs, what to do first), and how long a page may be, in
// one table: bands after the first screen, pixels at 1440, screens of 844 px at 390. crawl.spec.ts looks at every page.
import type { Page } from "@playwright/test";
import type { PagePath } from "#content/pages.ts";

type Limit = { bands?: readonly [least: number, most: number]; wide: number; screens: number };

const chapter: Limit = { bands: [5, 7], wide: 7000, screens: 11 };
const limits: Partial<Record<PagePath, Limit>> = {
  "/": { bands: [5, 7], wide: 7500, screens: 12 },
  "/resources/pricing": { wide: 9000, screens: 14 },
};

const isChapter = (path: PagePath) => path.startsWith("/services/") || path.startsWith("/solutions/");

export const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

const parts = {
  name: ".hero-screen h1",
  sentence: ".hero-screen .hero-lead",
  price: ".hero-screen .hero-price",
  action: ".hero-screen .hero-acts .btn",
};

const priced = { en: /₩[\d,.]+|By quote/, ko: /[\d,.]+(만 )?원|별도 견적/ };

/** The page as it is at one size; places are counted from its top. */
async function lookAt(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  return page.evaluate((selectors) => {
    const place = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      ends: selectors.map((selector) => (place(selector)?.bottom ?? Number.POSITIVE_INFINITY) + scrollY),
      price: document.querySelector(".hero-screen .hero-price")?.textContent ?? "",
      drawing: (place(".hero-live")?.top ?? 0) + scrollY,
      wider: document.documentElement.scrollWidth - innerWidth,
      height: document.documentElement.scrollHeight,
      bands: document.querySelectorAll("main section:not(section section)").length,
    };
  }, Object.values(parts));
}

type Seen = Awaited<ReturnType<typeof lookAt>>;

function belowTheFold(seen: Seen, fold: number, price: RegExp): string[] {
  const late = Object.keys(parts).flatMap((name, index) => {
    const end = seen.ends[index] ?? Number.POSITIVE_INFINITY;
    return end > fold ? [`${name} ends at ${Math.round(end)} of ${fold}`] : [];
  });
  if (!price.test(seen.price)) late.push(`no price in "${seen.price}"`);
  if (seen.drawing > fold - 60) late.push(`the drawing begins at ${Math.round(seen.drawing)}, below the fold`);
  return late;
}

/** What is wrong with the shape of the page that is open, at both sizes. It was asked for with a part by name (`#main`), so that the browser
 * lays out everything at once. */
export async function shapeFaults(page: Page, path: PagePath, locale: keyof typeof priced): Promise<string[]> {
  const limit = isChapter(path) ? chapter : limits[path];
  if (!limit) return [];
  const faults: string[] = [];
  const [wide, narrow] = [await lookAt(page, sizes.wide), await lookAt(page, sizes.narrow)];
  const screens = narrow.height / sizes.narrow.height;
  const [least, most] = limit.bands ?? [0, Number.POSITIVE_INFINITY];
  if (wide.bands < least || wide.bands > most || wide.height > limit.wide || screens > limit.screens) {
    faults.push(`${wide.bands} bands, ${wide.height} px at 1440, ${screens.toFixed(1)} screens at 390`);
  }
  for (const [seen, size] of [[wide, sizes.wide] as const, [narrow, sizes.narrow] as const]) {
    if (seen.wider > 0) faults.push(`at ${size.width}: ${seen.wider} px wider than the window`);
    if (!isChapter(path)) continue;
    faults.push(...belowTheFold(seen, size.height, priced[locale]).map((fault) => `at ${size.width}: ${fault}`));
  }
  return faults;
}
