// `npm run shots [path …]`: screenshots of every public page (360, 768, 1440; en, ko; light, dark) into shots/, for looking at.

import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { locales } from "../content/locales.ts";
import { publicPaths } from "../content/pages.ts";
import { startSite } from "../tests/fixtures/running-site.ts";
import { browserFlags, findBrowser } from "./find-browser.ts";

const paths =
  process.argv.slice(2).length > 0 ? process.argv.slice(2) : [...publicPaths, "/login", "/signup", "/forgot-password", "/no/such/page"];
const site = await startSite();
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserFlags });
mkdirSync("shots", { recursive: true });
for (const width of [360, 768, 1440]) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const locale of locales) {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(`${path}?lang=${locale}`);
        // Bands far from the screen are not laid out; a picture of the whole page needs them all.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("* { content-visibility: visible !important }");
          document.adoptedStyleSheets = [sheet];
          return document.fonts.ready.then(() => undefined);
        });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (wide > 0) console.log(`${path} (${locale}, ${width} px) is ${wide} px too wide`);
        const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
        await page.screenshot({ path: `shots/${name}-${width}-${locale}-${colorScheme}.png`, fullPage: true });
      }
      await context.close();
    }
  }
}
await browser.close();
await site.stop();
console.log("Screenshots are in shots/");
