// One browser, two people after each other: what the first has typed and not sent is not there for the second.
import type { Page } from "@playwright/test";
import { logIn, logOut, words } from "./accounts-story.ts";
import { words as chatWords, endOpenChat } from "./chat-test.ts";
import { customers, open, ready, write } from "./console-test.ts";
import { expect, signedInToken, test } from "./site-test.ts";

const w = words.en;

/** Everything this browser holds. */
const held = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test("one way 1: a customer's drafts go with the log-out, the theme stays", async ({ page, site }) => {
  const ticket = await open(site.url, customers.en);
  for (const email of Object.values(customers)) await endOpenChat(site.url, email);
  await page.goto("/login?lang=en");
  await logIn(page, w, customers.en, "sail-by-the-chart-26");
  await expect(page).toHaveURL(/\/(customer|support)/);
  await page.evaluate(() => localStorage.setItem("theme", "dark"));

  await page.goto("/customer/ticket/create");
  await ready(page);
  await page.getByLabel(w.ticket_subject, { exact: true }).fill("Zebrafish subject");
  await expect.poll(() => held(page)).toContain("Zebrafish subject");
  await page.goto(`/customer/ticket/details/${ticket.id}`);
  await ready(page);
  await page.getByRole("textbox", { name: w.ticket_reply }).click();
  await page.keyboard.type("Zebrafish reply");
  await expect.poll(() => held(page)).toContain("Zebrafish reply");
  await page.goto("/customer/chat");
  await ready(page);
  await page.getByLabel(chatWords.en.chat_first_message).fill("Zebrafish chat");
  await expect.poll(() => held(page)).toContain("Zebrafish chat");

  // The same person finds all of it again.
  await page.goto("/customer/ticket/create");
  await expect(page.getByLabel(w.ticket_subject, { exact: true })).toHaveValue("Zebrafish subject");

  await logOut(page, w);
  expect(await held(page)).not.toContain("Zebrafish");
  await logIn(page, w, customers.ko, "sail-by-the-chart-26");
  await expect(page).toHaveURL(/\/(customer|support)/);
  await page.goto("/customer/ticket/create?lang=en");
  await ready(page);
  await expect(page.getByLabel(w.ticket_subject, { exact: true })).toHaveValue("");
  await page.goto("/customer/chat?lang=en");
  await ready(page);
  await expect(page.getByLabel(chatWords.en.chat_first_message)).toHaveValue("");
  expect(await held(page)).not.toContain("Zebrafish");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

test("one way 1: a reply and a note of staff are gone for the next one, in another tab too, and without a log-out", async ({
  page,
  context,
  signIn,
  site,
}) => {
  const ticket = await open(site.url, customers.en);
  const address = `/staff/tickets/${ticket.id}?lang=en`;
  await signIn(context, "agent");
  const other = await context.newPage();
  for (const [tab, text] of [
    [other, "Zebrafish elsewhere"],
    [page, "Zebrafish reply"],
  ] as const) {
    await tab.goto(address);
    await ready(tab);
    await write(tab, text);
    await expect.poll(() => held(tab)).toContain(text);
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await write(page, "Zebrafish note");
  await expect.poll(() => held(page)).toContain("Zebrafish note");

  // The session is replaced and nobody logs out: the next account finds nothing.
  const token = await signedInToken(site.url, "admin");
  await context.addCookies([{ name: "auth_token", value: token, url: site.url, httpOnly: true, sameSite: "Lax" }]);
  await page.goto(address);
  await ready(page);
  await expect(page.locator("#composer.rich-input")).toHaveText("");
  await page.keyboard.press("n");
  await expect(page.locator("#composer.rich-input")).toHaveText("");
  expect(await held(page)).not.toContain("Zebrafish");

  // And a log-out here empties the other tab.
  await write(page, "Walrus note");
  await expect.poll(() => held(page)).toContain("Walrus note");
  await page.locator(".account-menu:visible summary").first().click();
  await page.locator(".account-menu:visible").first().getByRole("button").last().click();
  await expect(page).toHaveURL(/\/staff\/login/);
  expect(await held(page)).not.toContain("Walrus");
  await expect.poll(() => held(other)).not.toContain("Zebrafish");
});
