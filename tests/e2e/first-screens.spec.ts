// What a visitor sees before scrolling: the product's name, one sentence, what it costs, what to do first. Without scripts.
import { services, solutions } from "#content/pages.ts";
import { expect, test } from "./site-test.ts";

const paths = [...services.map(({ slug }) => `/services/${slug}`), ...solutions.map(({ slug }) => `/solutions/${slug}`)];

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const parts = {
  name: ".hero-screen h1",
  sentence: ".hero-screen .hero-lead",
  price: ".hero-screen .hero-price",
  action: ".hero-screen .hero-acts .btn",
};

const priced = { en: /₩[\d,.]+|By quote/, ko: /[\d,.]+(만 )?원|별도 견적/ };

for (const locale of ["en", "ko"] as const) {
  test(`design 5: name, sentence, price and first action stand above the fold (${locale})`, async ({ browser, site }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const problems: string[] = [];
    for (const path of paths) {
      await page.goto(`${path}?lang=${locale}`);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const seen = await page.evaluate((selectors) => {
          const ends = selectors.map(
            (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
          );
          const price = document.querySelector(".hero-screen .hero-price")?.textContent ?? "";
          const drawing = document.querySelector(".hero-live")?.getBoundingClientRect().top ?? 0;
          return { ends, price, drawing, wider: document.documentElement.scrollWidth - innerWidth };
        }, Object.values(parts));
        const at = `${path} at ${size.width}`;
        for (const [index, name] of Object.keys(parts).entries()) {
          const end = seen.ends[index] ?? Number.POSITIVE_INFINITY;
          if (end > size.height) problems.push(`${at}: ${name} ends at ${Math.round(end)} of ${size.height}`);
        }
        if (!priced[locale].test(seen.price)) problems.push(`${at}: no price in "${seen.price}"`);
        if (seen.drawing > size.height - 60) problems.push(`${at}: the drawing begins at ${Math.round(seen.drawing)}, below the fold`);
        if (seen.wider > 0) problems.push(`${at}: ${seen.wider} px wider than the window`);
      }
    }
    expect(problems).toEqual([]);
    await context.close();
  });
}
