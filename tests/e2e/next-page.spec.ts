// What a public page asks for ahead of a click, and what it must never ask for. The page marks the links
// whose pages the browser is to make ready; where it knows no such rules, hints in the head name them.
import type { Page } from "@playwright/test";
import { expect, test, wakeScripts } from "./site-test.ts";

/** The pages asked for ahead so far. */
function askedAhead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const asked = document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>("a[data-next], link[rel=prefetch]");
    return [...new Set([...asked].map(({ href }) => href.replace(location.origin, "")))];
  });
}

/** A finger on every link of the page, one after the other; nothing is followed. */
async function touchEveryLink(page: Page): Promise<number> {
  return page.evaluate(() => {
    const links = document.querySelectorAll("a[href]");
    for (const link of links) link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    return links.length;
  });
}

test("a page full of links asks for ten pages a minute at most, and for none that is personal, a file or the other language", async ({
  page,
}) => {
  await page.goto("/sitemap");
  expect(await touchEveryLink(page)).toBeGreaterThan(50);
  const asked = await askedAhead(page);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.length).toBeLessThanOrEqual(10);
  for (const path of asked) expect(path).toMatch(/^\/(services|solutions|resources|about|blog|$)/);

  await page.goto("/resources/contact-us");
  const never = [
    "/login",
    "/signup",
    "/support",
    "/customer/ticket",
    "/staff",
    "/logout",
    "/files/1",
    "/blog/feed.xml",
    "/search?q=x",
  ].concat(["/about?lang=ko", "/resources/pricing?basket=m4.2", "https://elsewhere.example/about"]);
  await page.evaluate((paths) => {
    for (const path of [...paths, "/services/vpn"]) {
      const link = Object.assign(document.createElement("a"), { href: path, textContent: path });
      // At the end of the body, where React passes over what it has not written: the first of these wakes the scripts.
      document.body.append(link);
      link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    }
  }, never);
  const wanted = await askedAhead(page);
  expect(wanted).toContain("/services/vpn");
  expect(wanted.filter((address) => never.includes(address))).toEqual([]);
});

test("where a reader stops, the pages of three links before their eyes are fetched, and never more than six of one page", async ({
  page,
}) => {
  await page.goto("/sitemap");
  await expect.poll(() => askedAhead(page)).toHaveLength(3);
  for (let screen = 1; screen < 6; screen += 1) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), screen * 400);
    await page.waitForTimeout(500);
  }
  expect(await askedAhead(page)).toHaveLength(6);
});

test("of two links in one row a reader without a mouse has one page drawn after the other", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto("/");
  const link = page.locator('main a[href="/services/vpn"]').first();
  await link.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  const drawn = page.locator("a[data-next=draw]");
  await expect.poll(() => drawn.evaluateAll((links) => links.map((one) => one.getAttribute("href")))).toContain("/services/vpn");
  await expect(drawn).toHaveCount(2);
  const middles = await drawn.evaluateAll((links) =>
    links.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => top + bottom),
  );
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(2);
  await context.close();
});

test("where a reader without a mouse stops, the page of the link nearest to the middle is drawn, and never more than two at once", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto("/sitemap");
  const marked = (mark: string) =>
    page.locator(`a[data-next=${mark}]`).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const inTheMiddle = () =>
    page.locator("main a[href^='/']:not(nav *)").evaluateAll((links) => {
      const away = (link: Element) => Math.abs(link.getBoundingClientRect().top + link.clientHeight / 2 - innerHeight / 2);
      const seen = links.filter((link) => away(link) < innerHeight / 2).sort((a, b) => away(a) - away(b));
      return seen.slice(0, 4).map((link) => (link as HTMLAnchorElement).pathname);
    });
  await expect.poll(() => marked("draw")).toHaveLength(1);
  const [first = ""] = await marked("draw");
  expect(await inTheMiddle()).toContain(first);
  const drawn = [first];
  for (const top of [700, 1_400]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await expect.poll(async () => (await marked("draw")).filter((path) => !drawn.includes(path))).toHaveLength(1);
    drawn.push(...(await marked("draw")).filter((path) => !drawn.includes(path)));
    expect(await inTheMiddle()).toContain(drawn.at(-1));
  }
  expect(await marked("draw")).toHaveLength(2);
  expect(await marked("fetch")).toEqual([first]);
  await context.close();
});

test("a resting pointer has its page drawn, on a line with a long way only fetched; a finger has it fetched", async ({ browser, site }) => {
  for (const [rtt, rests, mark] of [
    [50, true, "draw"],
    [150, true, "fetch"],
    [50, false, "fetch"],
  ] as const) {
    const context = await browser.newContext({ baseURL: site.url });
    await context.addInitScript((given) => Object.defineProperty(navigator, "connection", { value: given }), { effectiveType: "4g", rtt });
    const page = await context.newPage();
    await page.goto("/");
    const link = page.locator(".site-footer").getByRole("link", { name: "About" }).first();
    await link.scrollIntoViewIfNeeded();
    if (rests) await link.hover();
    else await link.dispatchEvent("pointerdown");
    await expect(link, `${rtt} ms`).toHaveAttribute("data-next", mark);
    await context.close();
  }
});

test("nothing is asked for ahead by somebody who saves data or has a slow line", async ({ browser, site }) => {
  for (const line of [
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "slow-2g" },
  ]) {
    const context = await browser.newContext({ baseURL: site.url });
    await context.addInitScript((given) => Object.defineProperty(navigator, "connection", { value: given }), line);
    const page = await context.newPage();
    await page.goto("/");
    await touchEveryLink(page);
    await wakeScripts(page);
    expect(await askedAhead(page)).toEqual([]);
    await context.close();
  }
});

test("a public page is opened as its stored document: it begins inside the page, in the same language, and Back leads back", async ({
  page,
}) => {
  await page.goto("/?lang=ko");
  await wakeScripts(page);
  const link = page.locator(".site-footer").getByRole("link", { name: "회사 소개" });
  const opened = page.waitForRequest((request) => request.isNavigationRequest() && new URL(request.url()).pathname === "/about");
  await link.click();
  await opened;
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?lang=ko$/);
});

test("a page that is left is not measured once more, and Back leads to the same place in it", async ({ page }) => {
  // What asks for the layout while the page is left holds up the next one: see app/shell/leave-without-layout.ts.
  await page.addInitScript(() => {
    let leaving = false;
    const { get } = Object.getOwnPropertyDescriptor(window, "scrollY") as { get: () => number };
    const measure = () => {
      if (leaving) sessionStorage.setItem("measured", "yes");
      return get.call(window);
    };
    Object.defineProperty(window, "scrollY", { configurable: true, get: measure });
    addEventListener("pagehide", () => {
      leaving = true;
    });
  });
  await page.goto("/");
  await wakeScripts(page);
  const link = page.locator("main").getByRole("link", { name: "Backup", exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  const stood = await page.evaluate(() => Math.round(document.documentElement.scrollTop));
  expect(stood).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/services\/backup$/);
  expect(await page.evaluate(() => sessionStorage.getItem("measured"))).toBeNull();
  await page.goBack();
  await wakeScripts(page);
  await expect.poll(() => page.evaluate(() => Math.round(document.documentElement.scrollTop))).toBe(stood);
});

for (const [kind, list, script] of [
  ["customer", "/customer/ticket", /\/ticket-details-/],
  ["agent", "/staff/tickets", /\/ticket-/],
] as const) {
  test(`the scripts of a ticket are there while its list is read (${kind})`, async ({ page, context, signIn }) => {
    await signIn(context, kind);
    await page.goto(list);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)))
      .toContainEqual(expect.stringMatching(script));
  });
}

test("when somebody scrolls a page whose scripts run, the bands further down are laid out one after the other", async ({ page }) => {
  await page.addInitScript(() => {
    const own = window as unknown as { placed: number[] };
    own.placed = [];
    // A call of the observer is what one task has changed.
    new MutationObserver((changes) => {
      const bands = changes.filter(({ target }) => (target as Element).matches(".sec, .band"));
      if (bands.length > 0) own.placed.push(bands.length);
    }).observe(document, { subtree: true, attributeFilter: ["style"] });
  });
  await page.goto("/services/cdn");
  const bands = page.locator(".sec, .band");
  expect(await bands.evaluateAll((all) => all.map((band) => getComputedStyle(band).contentVisibility))).toContain("auto");
  await wakeScripts(page);
  // Those in view hold nothing back that reaches out of them.
  const inView = () =>
    bands.evaluateAll((all) =>
      all.filter((band) => band.getBoundingClientRect().top < innerHeight && getComputedStyle(band).contentVisibility !== "visible"),
    );
  await expect.poll(async () => (await inView()).length).toBe(0);
  const shown = await page.evaluate(() => {
    const own = window as unknown as { placed: number[] };
    return own.placed.splice(0).reduce((sum, bands) => sum + bands, 0);
  });
  await page.mouse.wheel(0, 300);
  await expect(page.locator("html")).not.toHaveAttribute("data-bands");
  expect(new Set(await bands.evaluateAll((all) => all.map((band) => getComputedStyle(band).contentVisibility)))).toEqual(
    new Set(["visible"]),
  );
  const placed = await page.evaluate(() => (window as unknown as { placed: number[] }).placed);
  expect(placed).toHaveLength((await bands.count()) - shown);
  expect(Math.max(...placed)).toBe(1);
});
