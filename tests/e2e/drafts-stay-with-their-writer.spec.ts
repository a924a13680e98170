// One browser, two people after each other: what the first has typed and not sent is not there for the second. One person, two browsers:
// it is there for the same one, and neither text is lost.
import type { Browser, Page } from "@playwright/test";
import { alsoTold } from "../fixtures/every-way.ts";
import { logIn, logOut, words } from "./accounts-story.ts";
import { words as chatWords, endOpenChat } from "./chat-test.ts";
import { call, customers, open, ready, write } from "./console-test.ts";
import { expect, sessionCookies, signedInToken, test, tokenOf } from "./site-test.ts";

const w = words.en;

/** Everything this browser holds. */
const held = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test("one way 1: a customer's drafts go with the log-out, the currency stays", async ({ page, browser, site }) => {
  const ticket = await open(site.url, customers.en);
  for (const email of Object.values(customers)) await endOpenChat(site.url, email);
  await page.goto("/login?lang=en");
  await logIn(page, w, customers.en, "sail-by-the-chart-26");
  await expect(page).toHaveURL(/\/(customer|support)/);
  await page.evaluate(() => localStorage.setItem("currency", "usd"));

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
  expect(await page.evaluate(() => localStorage.getItem("currency"))).toBe("usd");

  // The account has kept it: its writer goes on elsewhere.
  const again = await device(browser, site.url, customers.en);
  await again.goto("/customer/ticket/create?lang=en");
  await expect(again.getByLabel(w.ticket_subject, { exact: true })).toHaveValue("Zebrafish subject");
  await Promise.all([carried(again), again.getByRole("button", { name: w.ticket_draft_discard }).click()]);
  await again.goto("/customer/chat?lang=en");
  await expect(again.getByLabel(chatWords.en.chat_first_message)).toHaveValue("Zebrafish chat");
  await Promise.all([carried(again), again.getByLabel(chatWords.en.chat_first_message).fill("")]);
  await again.context().close();
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
  await context.addCookies(sessionCookies(site.url, token));
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

/** The server has what was just written; nothing: that it is gone. */
const carried = (page: Page, words?: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes("/call/keepDraft") &&
      response
        .request()
        .postData()
        ?.includes(words ?? '"entry":null') === true &&
      response.ok(),
  );

test("one way 1: a reply begun in a ticket that is merged meanwhile stays, and goes on in the other", async ({ browser, site }) => {
  const [gone, kept] = [await open(site.url, customers.en), await open(site.url, customers.en)];
  const page = await device(browser, site.url, customers.en);
  await page.goto(`/customer/ticket/details/${gone.id}?lang=en`);
  await ready(page);
  await page.getByRole("textbox", { name: w.ticket_reply }).click();
  await page.keyboard.type("Zebrafish in the middle");
  await call(site.url, "agent@example.com", "POST", `/staff/tickets/${gone.id}/merge`, { into: kept.id });
  const unsent = page.getByRole("textbox", { name: w.ticket_unsent });
  await expect(unsent).toHaveValue("Zebrafish in the middle");
  await page.reload();
  await expect(unsent).toHaveValue("Zebrafish in the middle");
  await page.getByRole("button", { name: w.ticket_unsent_continue.replace("{number}", kept.number) }).click();
  await expect(page).toHaveURL(new RegExp(kept.id));
  await expect(page.getByRole("textbox", { name: w.ticket_reply })).toHaveText("Zebrafish in the middle");
  await page.context().close();
});

test("drafts whole: a reply goes on on the phone with its file, and two texts beside each other are both kept", async ({
  browser,
  site,
}) => {
  const ticket = await open(site.url, customers.en);
  const address = `/customer/ticket/details/${ticket.id}?lang=en`;
  const [computer, phone] = await Promise.all([0, 1].map(() => device(browser, site.url, customers.en)));
  if (!computer || !phone) throw new Error("two devices");
  const reply = (page: Page) => page.getByRole("textbox", { name: w.ticket_reply });

  await computer.goto(address);
  await ready(computer);
  await computer
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "trace.txt", mimeType: "text/plain", buffer: Buffer.from("hop 1") });
  await expect(computer.locator(".thread-reply")).toContainText("trace.txt");
  await reply(computer).click();
  await Promise.all([carried(computer, "Begun on the computer"), computer.keyboard.type("Begun on the computer")]);

  await phone.goto(address);
  await ready(phone);
  await expect(reply(phone)).toHaveText("Begun on the computer");
  await expect(phone.locator(".thread-reply")).toContainText("trace.txt");
  await reply(phone).click();
  await phone.keyboard.press("Control+End");
  await Promise.all([carried(phone, "on the phone"), phone.keyboard.type(", gone on with on the phone")]);

  // The page on the computer stood open: it says so, and what is typed there all the same takes nothing away.
  await computer.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(computer.getByText(w.drafts_changed_elsewhere)).toBeVisible();
  await reply(computer).click();
  await computer.keyboard.press("Control+End");
  await Promise.all([carried(computer, "and by the computer"), computer.keyboard.type(", and by the computer")]);
  await expect(computer.getByText(w.drafts_written_beside)).toBeVisible();
  await computer.getByRole("button", { name: w.drafts_compare }).click();
  await expect(computer.getByLabel(w.drafts_other_text)).toHaveValue(/^Begun on the computer, gone on with on the phone/);
  await computer.getByRole("button", { name: w.drafts_other_use }).click();
  await expect(reply(computer)).toHaveText("Begun on the computer, gone on with on the phone");
  await Promise.all([computer, phone].map((page) => page.context().close()));
});

test(
  "drafts whole: a note begun at the desk is a note on the phone, reaches no customer, and is gone when it was sent",
  alsoTold,
  async ({ browser, site }) => {
    const ticket = await open(site.url, customers.ko);
    const address = `/staff/tickets/${ticket.id}?lang=ko`;
    const [office, phone] = await Promise.all([0, 1].map(() => device(browser, site.url, "agent@example.com")));
    if (!office || !phone) throw new Error("two devices");
    const composer = (page: Page) => page.locator("#composer.rich-input");

    await office.goto(address);
    await ready(office);
    await office.keyboard.press("n");
    await expect(office.locator(".ticket-composer")).toHaveAttribute("data-kind", "note");
    await Promise.all([carried(office, "Pangolin, careful"), write(office, "Pangolin, careful")]);

    await phone.goto(address);
    await ready(phone);
    await expect(phone.locator(".ticket-composer")).toHaveAttribute("data-kind", "note");
    await expect(composer(phone)).toHaveText("Pangolin, careful");
    for (const path of [`/tickets/${ticket.id}`, "/drafts", "/notifications"])
      expect(JSON.stringify(await call(site.url, customers.ko, "GET", path))).not.toContain("Pangolin");
    await phone.keyboard.press("Escape");
    await phone.keyboard.press("r");
    await expect(composer(phone)).toHaveText("");
    await phone.keyboard.press("Escape");
    await phone.keyboard.press("n");
    await expect(composer(phone)).toHaveText("Pangolin, careful");
    await composer(phone).click();
    await Promise.all([carried(phone), phone.keyboard.press("Control+Enter")]);
    await expect(composer(phone)).toHaveText("");

    await office.goto(address);
    await ready(office);
    await expect(composer(office)).toHaveText("");
    await Promise.all([office, phone].map((page) => page.context().close()));
  },
);

async function device(browser: Browser, url: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies(sessionCookies(url, await tokenOf(url, email)));
  return context.newPage();
}
