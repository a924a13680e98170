// How long a page may be, in one table: bands after the first screen, pixels at 1440, screens of 844 px at 390. Both languages.
import { type PagePath, publicPaths } from "#content/pages.ts";
import { expect, test, wakeScripts } from "./site-test.ts";

type Limit = { bands?: readonly [least: number, most: number]; wide: number; screens: number };

const chapter: Limit = { bands: [5, 7], wide: 7000, screens: 11 };
const limits: Partial<Record<PagePath, Limit>> = {
  "/": { bands: [5, 7], wide: 7500, screens: 12 },
  "/resources/pricing": { wide: 9000, screens: 14 },
};

function limitOf(path: PagePath): Limit | undefined {
  return path.startsWith("/services/") || path.startsWith("/solutions/") ? chapter : limits[path];
}

for (const locale of ["en", "ko"]) {
  test(`no page is longer than a visitor reads (${locale})`, async ({ browser, site }) => {
    test.setTimeout(240_000);
    // Without scripts the heights are the same, and with a part asked for by name the browser lays out everything at once.
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false, reducedMotion: "reduce" });
    const tooLong: string[] = [];
    for (const path of publicPaths) {
      const limit = limitOf(path);
      if (!limit) continue;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${path}?lang=${locale}#main`);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const bands = await page.locator("main section:not(section section)").count();
      const wide = await height();
      await page.setViewportSize({ width: 390, height: 844 });
      const screens = (await height()) / 844;
      const [least, most] = limit.bands ?? [0, Number.POSITIVE_INFINITY];
      if (bands < least || bands > most || wide > limit.wide || screens > limit.screens) {
        tooLong.push(`${path}: ${bands} bands, ${wide} px at 1440, ${screens.toFixed(1)} screens at 390`);
      }
    }
    expect(tooLong).toEqual([]);
    await page.close();
  });
}

test("each legal document is one page, and a link to a clause of the former long page leads to it", async ({ page, browser, site }) => {
  await page.goto("/resources/legal#sla-credits");
  await wakeScripts(page);
  await expect(page).toHaveURL("/resources/legal/sla#sla-credits");
  await expect(page.locator("#sla-credits")).toBeInViewport();
  await expect(page.locator("#terms")).toHaveCount(0);

  const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await plain.goto("/resources/legal#sla-credits");
  await plain.locator("#sla-credits a").click();
  await expect(plain).toHaveURL("/resources/legal/sla#sla-credits");
  await plain.close();
});
