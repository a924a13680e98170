// What a phone draws first: the words, then the picture or list below them, then what is laid out ahead of the reader (ui/page/section.css).
import type { Browser } from "@playwright/test";
import { expect, test } from "./site-test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "no-preference" } as const;

type Frame = { words: boolean; below: boolean; inside: boolean };

/** What was drawn in each frame from the first that has a heading on. */
async function framesOf(browser: Browser, url: string): Promise<Frame[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const frames: object[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const drawn = (one: Element | null) => one?.checkVisibility() === true;
      // Its children: a box whose content is left out is itself visible.
      const frame = {
        words: drawn(document.querySelector("h1")),
        below: drawn(document.querySelector(".after-words > *")),
        inside: drawn(document.querySelector(".map-phone > .map-cities > *, .cdn-tall-plans > *")),
      };
      if (frame.words) frames.push(frame);
      if (frames.length < 60) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { frames: Frame[] }).frames.length === 60);
  const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  await context.close();
  return frames;
}

for (const path of ["/", "/services/cdn?lang=ko", "/resources/pricing"])
  test(`a phone draws the words of ${path} first, and the picture or list below them in a later frame`, async ({ browser, site }) => {
    const frames = await framesOf(browser, site.url + path);
    expect(frames[0]).toEqual({ words: true, below: false, inside: false });
    expect(frames.at(-1)).toMatchObject({ words: true, below: true });
  });

for (const path of ["/", "/services/cdn?lang=ko"])
  test(`a phone draws the ground of the chart of ${path} first, and what is written into it in a later frame`, async ({
    browser,
    site,
  }) => {
    const frames = await framesOf(browser, site.url + path);
    expect(frames).toContainEqual({ words: true, below: true, inside: false });
    expect(frames.at(-1)).toEqual({ words: true, below: true, inside: true });
  });

test("without scripts, and for whoever wants nothing to move, all of it is drawn", async ({ browser, site }) => {
  for (const kind of [{ javaScriptEnabled: false }, { reducedMotion: "reduce" as const }]) {
    const context = await browser.newContext({ ...phone, ...kind });
    const page = await context.newPage();
    await page.goto(`${site.url}/services/cdn`);
    const [style, spare] = await page
      .locator(".after-words")
      .first()
      .evaluate(async (one) => {
        await Promise.all(one.getAnimations().map(({ finished }) => finished));
        const { contentVisibility, opacity, marginBottom } = getComputedStyle(one);
        return [{ contentVisibility, opacity }, Number.parseFloat(marginBottom) < 200];
      });
    expect(style).toEqual({ contentVisibility: "visible", opacity: "1" });
    expect(spare).toBe(true);
    await context.close();
  }
});

test("a first visitor's Korean page gets its letters in steps of some elements, not of all at once nor of one piece after the other", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    new MutationObserver((changes) => {
      const put = changes.filter(({ target }) => (target as Element).classList.contains("in-hangul")).length;
      if (put > 0) steps.push(put);
    }).observe(document, { subtree: true, attributeFilter: ["class"] });
  });
  await page.goto(`${site.url}/services/cdn?lang=ko`);
  await page.waitForFunction(() => document.documentElement.dataset.hangul === "");
  const steps = await page.evaluate(() => (window as unknown as { steps: number[] }).steps);
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.length).toBeLessThan(80);
  await context.close();
});
