// What is internal stays inside, whatever keys are pressed: files and words of a note, of a reply, of a chat.
import type { Page } from "@playwright/test";
import { alsoTold } from "../fixtures/every-way.ts";
import { box, words } from "./chat-test.ts";
import { call, customers, open, ready, write } from "./console-test.ts";
import { expect, test } from "./site-test.ts";

type Thread = { data: { kind: string; body: unknown; files: { name: string }[] }[] };

const textFile = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(`content of ${name}`) });
const rows = (page: Page) => page.locator(".ticket-composer .attach li");

async function attach(page: Page, name: string) {
  await page.locator(".ticket-composer .rich-box input[type=file]").setInputFiles(textFile(name));
  await expect(rows(page).filter({ hasText: name })).toContainText("Uploaded");
}

test("desk 1: the file of a note stays with the note, the file of a reply with the reply", async ({
  page,
  context,
  signIn,
  site,
  mailbox,
}) => {
  const ticket = await open(site.url, customers.en);
  await signIn(context, "agent");
  await page.goto(`/staff/tickets/${ticket.id}?lang=en`);
  await ready(page);
  await page.locator("body").press("n");
  await write(page, "Zebrafish: the rebate is in the sheet.");
  await attach(page, "zebrafish.txt");
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(page.locator(".ticket-composer")).toHaveAttribute("data-kind", "reply");
  await expect(rows(page)).toHaveCount(0);
  await write(page, "Here is the route.");
  await attach(page, "route.txt");

  // Back and forth: each has kept its own.
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page.locator("#composer")).toHaveText("Zebrafish: the rebate is in the sheet.");
  await expect(rows(page)).toHaveText([/zebrafish\.txt/]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(page.locator("#composer")).toHaveText("Here is the route.");
  await expect(rows(page)).toHaveText([/route\.txt/]);

  await page.locator("#composer").focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.locator(".ticket-outbox")).toContainText("route.txt");
  await expect(page.locator(".ticket-outbox")).not.toContainText("zebrafish.txt");
  await page.locator("#composer").blur();
  await page.locator("body").press("n");
  await expect(rows(page)).toHaveText([/zebrafish\.txt/]);
  await page.locator("#composer").focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.locator('.ticket-message[data-kind="note"]')).toContainText("zebrafish.txt");

  await expect(page.locator(".ticket-head-state")).toHaveText("Waiting for customer", { timeout: 40_000 });
  await expect.poll(async () => (await mailbox.latest(customers.en, new RegExp(ticket.number))).text).toContain("route.txt");
  const mail = await mailbox.latest(customers.en, new RegExp(ticket.number));
  expect(mail.text + mail.html).not.toContain("ebrafish");
  const thread = await call<Thread>(site.url, customers.en, "GET", `/tickets/${ticket.id}/messages`);
  expect(thread.data.flatMap(({ files }) => files ?? []).map(({ name }) => name)).toEqual(["route.txt"]);
  expect(JSON.stringify(thread)).not.toContain("ebrafish");
});

test("desk 1: a note begun before scripts run is a note when they do, with its file", async ({ page, context, signIn, site }) => {
  const ticket = await open(site.url, customers.ko);
  await signIn(context, "agent");
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/staff/tickets/${ticket.id}?lang=en`, { waitUntil: "commit" });
  await page.getByRole("radio", { name: /Internal note/ }).check({ force: true });
  await page.locator("#composer").fill("Zebrafish: the rebate is in the sheet.");
  await page.locator(".ticket-composer input[name=files]").setInputFiles(textFile("zebrafish.txt"));
  go();
  await ready(page);
  await expect(page.locator("#composer.rich-input")).toHaveText("Zebrafish: the rebate is in the sheet.");
  await expect(page.locator(".ticket-composer")).toHaveAttribute("data-kind", "note");
  await expect(rows(page).filter({ hasText: "zebrafish.txt" })).toContainText("Uploaded");
  // Whoever was writing writes on: the field that took the place of theirs has the focus.
  await expect(page.locator("#composer.rich-input")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(page.locator(".ticket-composer")).toHaveAttribute("data-kind", "reply");
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator("#composer.rich-input")).not.toContainText("Zebrafish");
});

test(
  "desk 5: the files of a draft are there after a reload and after another ticket",
  alsoTold,
  async ({ page, context, signIn, site }) => {
    const [one, two] = [await open(site.url, customers.en), await open(site.url, customers.ko)];
    await signIn(context, "agent");
    await page.goto(`/staff/tickets/${one.id}?lang=en&view=all&sort=created`);
    await ready(page);
    await write(page, "See attached.");
    await attach(page, "route.txt");
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await attach(page, "zebrafish.txt");
    await page.reload();
    await ready(page);
    // What was written last is what is open: the note, with its own file.
    await expect(page.locator(".ticket-composer")).toHaveAttribute("data-kind", "note");
    await expect(rows(page)).toHaveText([/zebrafish\.txt/]);
    await page.locator("body").press("r");
    await expect(page.locator("#composer.rich-input")).toHaveText("See attached.");
    await expect(rows(page)).toHaveText([/route\.txt/]);
    await page.keyboard.press("Escape");

    // To the ticket below and back, without a reload; then by its address.
    const here = new RegExp(one.id);
    await page.locator("body").press("j");
    await expect(page).not.toHaveURL(here);
    await expect(rows(page)).toHaveCount(0);
    await page.keyboard.press("k");
    await expect(page).toHaveURL(here);
    await expect(page.locator("#composer.rich-input")).toHaveText("See attached.");
    await expect(rows(page)).toHaveText([/route\.txt/]);
    await page.goto(`/staff/tickets/${two.id}`);
    await ready(page);
    await expect(rows(page)).toHaveCount(0);
    await page.goto(`/staff/tickets/${one.id}`);
    await ready(page);
    await expect(rows(page)).toHaveText([/route\.txt/]);
    await page.locator("body").press("n");
    await expect(rows(page)).toHaveText([/zebrafish\.txt/]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await page.locator("#composer").focus();
    await page.keyboard.press("Control+Enter");
    await expect(page.locator(".ticket-outbox")).toContainText("See attached.");
    await expect(page.locator(".ticket-outbox")).toContainText("route.txt");
    // Taken back, and the file with it; gone from the page, it is there again.
    await page.locator(".ticket-outbox").getByRole("button", { name: /Undo/ }).click();
    await expect(rows(page)).toHaveText([/route\.txt/]);
    await page.reload();
    await expect(rows(page)).toHaveText([/route\.txt/]);
  },
);

test("desk 2: in a chat Escape leaves the field, N begins a note, and the semicolon sends nothing", async ({
  page,
  context,
  signIn,
  site,
}) => {
  const w = words.en;
  const agent = "agent@example.com";
  await call(site.url, agent, "PUT", "/staff/presence", { status: "online" });
  const first = { topic: "BGP", department: "technical", client_id: `first-${Date.now()}`, body: "Our session is idle." };
  const { data: chat } = await call<{ data: { id: string } }>(site.url, customers.en, "POST", "/chat", first);
  await call(site.url, agent, "POST", `/staff/chats/${chat.id}/take`, {});
  await signIn(context, "agent");
  await page.goto(`/staff/chat/${chat.id}?lang=en`);
  await ready(page);
  const toCustomer = page.getByRole("button", { name: w.console_chat_reply });
  const inside = page.getByRole("button", { name: w.console_chat_note });
  await expect(toCustomer).toHaveAttribute("aria-pressed", "true");

  await box(page, w).click();
  await page.keyboard.press("Escape");
  await expect(box(page, w)).not.toBeFocused();
  await page.keyboard.press("n");
  const note = page.getByRole("textbox", { name: w.console_chat_note });
  await expect(note).toBeFocused();
  await expect(inside).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("VIP, be careful");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat-bubble", { hasText: "VIP, be careful" })).toBeVisible();

  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(box(page, w)).toBeFocused();
  await page.keyboard.press(";");
  await expect(page.getByRole("listbox", { name: w.console_chat_canned })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox", { name: w.console_chat_canned })).toHaveCount(0);
  await expect(box(page, w)).toHaveValue("");
  // Within a sentence it is a semicolon.
  await box(page, w).pressSequentially("One; two");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat-bubble", { hasText: "One; two" })).toBeVisible();
  const seen = async () => JSON.stringify(await call(site.url, customers.en, "GET", `/chat/${chat.id}/messages?after=0`));
  await expect.poll(seen).toContain("One; two");
  expect(await seen()).not.toContain("VIP");
});
