// The command palette: screens, actions of the screen, saved views and what the desk keeps, in both languages, by keyboard and on a phone.
import { axeFaults } from "./axe.ts";
import { call, customers, open, ready } from "./console-test.ts";
import { expect, test } from "./site-test.ts";

const agent = "agent@example.com";

test("desk 8: one field opens screens, does what the screen can do, and finds tickets, in both languages at once", async ({
  page,
  context,
  signIn,
  site,
}) => {
  const ticket = await open(site.url, customers.en);
  const filters = { view: "all", priority: "high" };
  await call(site.url, agent, "POST", "/staff/ticket-views", { name: "Harbour watch", filters, shared: false });
  await signIn(context, "agent");
  await page.goto("/staff/customers?lang=ko");
  await ready(page);
  const field = page.getByRole("combobox", { name: "명령 팔레트" });
  const chosen = page.locator("[role=option][aria-selected=true]");

  await test.step("an English name in a Korean console, initial consonants, and a place that no role of an agent opens", async () => {
    await page.keyboard.press("Control+KeyK");
    await field.fill("canned rep");
    await expect(chosen).toContainText("자주 쓰는 답변");
    await field.fill("ㅌㅋ");
    await expect(chosen).toContainText("티켓");
    await field.fill("webhook");
    await expect(chosen).toContainText("전체 검색");
    expect(await axeFaults(page)).toEqual([]);
    await field.fill("ㅌㅋ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/staff\/tickets/);
  });

  await test.step("recent places first, then what this screen can do", async () => {
    await page.keyboard.press("Control+KeyK");
    await expect(page.getByRole("group").first()).toHaveAccessibleName("최근 사용");
    await expect(page.getByRole("option").first()).toContainText("고객");
    await page.keyboard.press("Escape");
  });

  await test.step("a saved view", async () => {
    await page.keyboard.press("Control+KeyK");
    await field.fill("harbour w");
    await expect(chosen).toContainText("Harbour watch");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/priority=high/);
  });

  await test.step("a ticket by its number, then an action of its screen by its English name", async () => {
    await page.keyboard.press("Control+KeyK");
    await field.fill(ticket.number);
    await expect(page.getByRole("option").filter({ hasText: ticket.subject })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: ticket.subject })).toBeVisible();
    for (const asked of ["assign to me", "priority urgent"]) {
      await page.keyboard.press("Control+KeyK");
      await field.fill(asked);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await expect
      .poll(async () => (await call<{ data: { priority: string } }>(site.url, agent, "GET", `/staff/tickets/${ticket.id}`)).data)
      .toMatchObject({ priority: "urgent", assignee: { name: expect.any(String) } });
    await page.keyboard.press("Control+KeyK");
    await field.fill("답변");
    await page.keyboard.press("Enter");
    await expect(page.locator("#composer")).toBeFocused();
    // From a field too, and back into it; in a text with formats the same keys make a link.
    await page.keyboard.press("Escape");
    const tags = page.locator("#ticket-tags");
    await page.keyboard.press("Control+KeyK");
    await field.fill("tags");
    await page.keyboard.press("Enter");
    await expect(tags).toBeFocused();
    await page.keyboard.press("Control+KeyK");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tags).toBeFocused();
  });
});

test("desk 8: the palette is one tap away on a phone, and loaded only when it is wanted", async ({ browser, signIn, site }) => {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 780 }, hasTouch: true });
  await signIn(context, "admin");
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/staff/reports?lang=en");
  await ready(page);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => url.includes("palette"))).toEqual([]);
  await page.getByRole("link", { name: "Search the console" }).tap();
  const field = page.getByRole("combobox", { name: "Command palette" });
  await expect(field).toBeFocused();
  expect(scripts.filter((url) => url.includes("palette"))).not.toEqual([]);
  await field.fill("웹훅");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("option", { name: /Webhooks/ }).tap();
  await expect(page).toHaveURL(/\/staff\/admin\/webhooks/);
  await context.close();
});
