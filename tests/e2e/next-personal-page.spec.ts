// What a page behind a log-in does ahead of a click, and what it keeps from page to page.
import type { Request } from "@playwright/test";
import { customers, open, ready } from "./console-test.ts";
import { expect, test } from "./site-test.ts";

test("a press on a row asks for the ticket before it is let go; opened again it comes from memory and is then asked for", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "admin");
  const asked: string[] = [];
  const answered: string[] = [];
  const noteIn = (list: string[]) => (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    const ofTicket = /^\/staff\/tickets\/[\w-]{8,}\.data$/.test(pathname) && request.resourceType() === "fetch";
    if (ofTicket) list.push(searchParams.get("_routes") ?? "all");
  };
  page.on("request", noteIn(asked));
  // Not "requestfinished": a body that is read faster than its end is told counts as broken off there.
  page.on("response", (response) => noteIn(answered)(response.request()));
  await page.goto("/staff/tickets?lang=en");
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  const href = await page.locator("a[data-row]").first().getAttribute("href");
  // By its address: a ticket of somebody else may come to stand first meanwhile.
  const row = page.locator(`a[data-row][href="${href}"]`);
  const subject = await row.locator(".console-row-subject").innerText();
  const styles = () => page.locator("link[rel=stylesheet]").evaluateAll((all) => all.map((link) => link.getAttribute("href")));

  await row.hover();
  await page.mouse.down();
  await expect
    .poll(() => asked, "asked for while the mouse is down, without the queue")
    .toEqual(["root,routes/staff/layout,routes/staff/ticket"]);
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  // Right after it was opened it asks for its own part once more, and again whenever something happens to it; that is not what it is opened
  // with the next time.
  await expect.poll(() => answered.length).toBeGreaterThan(1);
  expect([answered[0], ...new Set(answered.slice(1))], "the click asks for nothing that is there").toEqual([
    "root,routes/staff/layout,routes/staff/ticket",
    "routes/staff/ticket",
  ]);
  const kept = await styles();

  await page.goBack();
  await expect(row).toBeVisible();
  expect(await styles(), "style sheets stay where they are").toEqual(kept);
  // Nothing but memory can show it now; what is asked for again comes later.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/staff\/tickets\/[\w-]+\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const before = asked.length;
  await row.click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  answer();
  expect(await styles()).toEqual(kept);
});

test("a ticket is drawn once: its editor, made while React draws the page slice by slice, is the one that stands there", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "admin");
  await page.addInitScript(() => {
    const listeners = new Set<unknown>();
    Object.assign(window, { listeners });
    const listen = document.addEventListener.bind(document);
    // Each editor asks the document for this as soon as it is made.
    document.addEventListener = ((...given: Parameters<typeof listen>) => {
      if (given[0] === "selectionchange") listeners.add(given[1]);
      listen(...given);
    }) as typeof listen;
  });
  await page.goto("/staff/tickets?lang=en");
  await ready(page);
  const editors = () => page.evaluate(() => (window as unknown as { listeners: Set<unknown> }).listeners.size);
  const before = await editors();
  for (const opened of [1, 2]) {
    await page.locator("a[data-row]").first().click();
    await expect(page.locator(".rich-input")).toBeVisible();
    expect(await editors()).toBe(before + opened);
    await page.goBack();
    await expect(page.locator(".rich-input")).toHaveCount(0);
  }
});

test("from the day's lists the queue comes along: a press asks for the whole page, and the click for nothing more", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "admin");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/^\/staff\/tickets\/[\w-]{8,}\.data$/.test(pathname)) asked.push(searchParams.get("_routes") ?? "all");
  });
  await page.goto("/staff?lang=en");
  await ready(page);
  const row = page.locator("a[data-row]").first();
  await row.hover();
  await page.mouse.down();
  await expect.poll(() => asked, "while the mouse is down").toEqual(["all"]);
  await page.mouse.up();
  await expect(page.locator(".console-queue a[data-row]").first()).toBeVisible();
  await expect.poll(() => [...new Set(asked.slice(1))], "its own part once more, as ever").toEqual(["routes/staff/ticket"]);
});

test("tickets that come one after the other while the queue is watched all stand in it: none of its answers is from memory", async ({
  page,
  context,
  signIn,
  site,
}) => {
  await signIn(context, "agent");
  await page.goto("/staff/tickets?view=all&sort=created&lang=en");
  await ready(page);
  for (const [customer, subject] of [
    [customers.ko, "The first of the morning"],
    [customers.en, "The second of the morning"],
    [customers.ko, "The third of the morning"],
  ] as const) {
    await open(site.url, customer, { subject });
    await expect(page.locator("a[data-row]").filter({ hasText: subject })).toBeVisible();
  }
});
