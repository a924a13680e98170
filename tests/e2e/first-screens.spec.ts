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
    test.setTimeout(120_000);
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const problems: string[] = [];
    for (const path of paths) {
      await page.goto(`${path}?lang=${locale}`);
      const price = (await page.locator(parts.price).first().textContent()) ?? "";
      if (!priced[locale].test(price)) problems.push(`${path}: no price in "${price}"`);
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const [name, selector] of Object.entries(parts)) {
          const box = await page.locator(selector).first().boundingBox();
          if (!box || box.y < 0 || box.y + box.height > size.height) {
            problems.push(
              `${path}: ${name} ends at ${box ? Math.round(box.y + box.height) : "nowhere"} of ${size.height} (${size.width} wide)`,
            );
          }
        }
        const drawing = await page.locator(".hero-live").boundingBox();
        if (drawing && drawing.y > size.height - 60) problems.push(`${path}: the drawing begins below the fold (${size.width} wide)`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) problems.push(`${path}: ${wide} px wider than the window (${size.width} wide)`);
      }
    }
    expect(problems).toEqual([]);
    await context.close();
  });
}
