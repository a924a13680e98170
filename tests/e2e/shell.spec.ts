import { expect, test, wakeScripts } from "./site-test.ts";

test("an unknown path is a 404 with the words of the product and a way back", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByText("Page Not Found: /no/such/page")).toBeVisible();
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/");
});

test("the language follows the switch, is remembered, and names itself on body and html", async ({ page, context }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.locator(".site-tools").getByRole("link", { name: "한국어, Korean" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect(page.locator("body")).toHaveClass(/^ko\b/);
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie).toMatchObject({ value: "ko", path: "/", sameSite: "Lax" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
});

test("the theme is chosen, kept, and never flashes", async ({ page }) => {
  await page.goto("/");
  await wakeScripts(page);
  const button = page.locator(".site-tools .site-wide .theme-switch");
  await button.click();
  await button.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("menus and pages work without scripts", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/");
  await page.locator("summary", { hasText: "Services" }).first().click();
  await page.locator(".site-panel").getByRole("link", { name: /^CDN/ }).click();
  await expect(page).toHaveURL(/\/services\/cdn$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("#phone-menu")).toBeVisible();
  await context.close();
});

test("the keyboard reaches the menu, opens and closes it, and the skip link leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await page.locator("summary", { hasText: "Services" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".site-panel").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".site-panel").first()).toBeHidden();
  await expect(page.locator("summary", { hasText: "Services" }).first()).toBeFocused();
});

test("customer 4: with motion on, the next page begins at its top and does not glide there", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "no-preference" });
  const page = await context.newPage();
  // Every position the next page is seen at, from its first frame on.
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (location.pathname === "/about") seen.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/");
  await wakeScripts(page);
  await page.evaluate(() => window.scrollTo({ top: 4_000, behavior: "instant" }));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.site-footer a[href="/about"]')?.click());
  await expect(page.locator("h1")).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const between = await page.evaluate(() => (window as unknown as { seen: number[] }).seen.filter((top) => top > 0 && top < 3_900));
  expect(between).toEqual([]);
  await context.close();
});

test("a menu that was opened before the scripts came stays open when they are there", async ({ page }) => {
  await page.goto("/?lang=en");
  const menu = page.locator(".site-menu").first();
  await menu.locator("summary").click();
  await wakeScripts(page);
  await expect(menu.locator(".site-panel")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.locator(".site-burger").first().click();
  await wakeScripts(page);
  await expect(page.locator("#phone-menu")).toBeVisible();
});

test("customer 16: the other language is shown at the same place, with the #part of the address", async ({ page }) => {
  await page.goto("/?lang=en");
  await wakeScripts(page);
  await page.mouse.wheel(0, 10);
  // The whole page is laid out.
  await expect(page.locator("html")).not.toHaveAttribute("data-bands");
  await page.evaluate(() => {
    window.history.replaceState(window.history.state, "", "#main");
    window.scrollTo({ top: (document.documentElement.scrollHeight - window.innerHeight) / 2, behavior: "instant" });
  });
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[hreflang=ko]")?.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  expect(new URL(page.url()).hash).toBe("#main");
  // Before any script of the page has come.
  const share = () => page.evaluate(() => window.scrollY / (document.documentElement.scrollHeight - window.innerHeight));
  await expect.poll(share).toBeGreaterThan(0.4);
  expect(await share()).toBeLessThan(0.6);
});

test("customer 5: a search asked for before the scripts are there is opened by them, by key and by its link", async ({ page }) => {
  for (const ask of [() => page.keyboard.press("Control+k"), () => page.locator(".site-search").click()]) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    // The small file that looks after the next page is held with the others, and a page has not loaded before that.
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    await ask();
    await expect(page.locator("html[data-wanted]")).toHaveCount(1);
    release();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await page.unroute("**/assets/*.js");
  }
});

test("customer frictions: a Korean browser is offered Korean once, in the header of the page it lands on", async ({ browser, site }) => {
  const offered = async (locale: string) => {
    const context = await browser.newContext({ baseURL: site.url, locale, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto("/about");
    const landing = await page.locator(".site-language").isVisible();
    await page.goto("/", { referer: `${site.url}/about` });
    const next = await page.locator(".site-language").isVisible();
    await context.close();
    return [landing, next];
  };
  expect(await offered("ko-KR")).toEqual([true, false]);
  expect(await offered("en-US")).toEqual([false, false]);
  expect(await offered("de-DE"), "a language that is not published").toEqual([false, false]);
});

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
