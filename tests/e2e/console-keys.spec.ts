// Every key that a screen of the console names is pressed there. The table and the screen's own list must be the same.
import type { Page } from "@playwright/test";
import { callApi } from "./chat-test.ts";
import { call, customers, open, ready, write } from "./console-test.ts";
import { expect, type Person, test, tokenOf } from "./site-test.ts";

type Proof = (page: Page, address: string) => Promise<unknown>;
/** A key as it is listed, and what shows that it has worked. Null: pressed where it belongs, in a field or on a row. */
type Keys = Record<string, { press: string; proof: Proof } | null>;
type Place = { name: string; who: Person; path: (url: string) => Promise<string>; keys: Keys };

const focused =
  (selector: string): Proof =>
  (page) =>
    expect(page.locator(selector).filter({ visible: true })).toBeFocused();
const at =
  (address: RegExp): Proof =>
  (page) =>
    expect(page).toHaveURL(address);
const elsewhere: Proof = (page, address) => expect.poll(() => page.url().endsWith(address)).toBe(false);
const dialog = (page: Page) => expect(page.getByRole("dialog")).toBeVisible();
/** The first choice is tomorrow at nine; the head and the list beside it say so. */
const heldUntilTomorrow = async (page: Page) => {
  const asked = page.getByRole("dialog", { name: "Put the ticket on hold" });
  await expect(asked).toContainText("these people are notified: ");
  await asked.getByRole("button", { name: "Put on hold" }).click();
  await expect(page.locator(".ticket-head-state")).toHaveText("On hold until tomorrow 09:00");
  await expect(page.locator(".console-row[data-current]")).toContainText("held until tomorrow 09:00");
};
const everywhere: Keys = {
  "?": { press: "Shift+Slash", proof: dialog },
  Esc: null,
  "Ctrl K": { press: "Control+KeyK", proof: (page) => expect(page.getByRole("combobox", { name: "Command palette" })).toBeFocused() },
};
const search = { press: "Slash", proof: focused(".finder input") };
const agent = "agent@example.com";

const places: Place[] = [
  {
    name: "the list of tickets",
    who: "agent",
    path: async () => "/staff/tickets?lang=en",
    keys: {
      ...everywhere,
      "J K": { press: "KeyJ", proof: focused(".console-row a[data-row] >> nth=0") },
      Enter: null,
      X: null,
      "/": { press: "Slash", proof: focused("[data-desk-search]") },
    },
  },
  {
    name: "a ticket",
    who: "agent",
    path: async (url) => `/staff/tickets/${(await open(url, customers.en)).id}?lang=en&view=all&sort=created`,
    keys: {
      ...everywhere,
      "J K": { press: "KeyJ", proof: elsewhere },
      "/": { press: "Slash", proof: focused("[data-desk-search]") },
      R: { press: "KeyR", proof: focused("#composer") },
      N: { press: "KeyN", proof: (page) => expect(page.locator('.ticket-composer[data-kind="note"] #composer')).toBeFocused() },
      A: { press: "KeyA", proof: (page) => expect(page.getByLabel("Assignee").last()).not.toHaveValue("") },
      H: { press: "KeyH", proof: heldUntilTomorrow },
      E: { press: "KeyE", proof: (page) => expect(page.locator(".ticket-outbox")).toContainText("Undo") },
      F: { press: "KeyF", proof: (page) => expect(page.getByRole("button", { name: "Unfollow" })).toBeVisible() },
      P: { press: "KeyP", proof: focused("[role=dialog][aria-label=Macros] input") },
      M: { press: "KeyM", proof: at(/\/merge/) },
      U: { press: "KeyU", proof: at(/\/staff\/tickets\?/) },
      "Ctrl Enter": null,
      "Ctrl Shift Enter": null,
    },
  },
  {
    name: "a chat",
    who: "agent",
    path: async (url) => {
      const customer = await tokenOf(url, customers.en);
      const staff = await tokenOf(url, agent);
      await callApi(url, staff, "PUT", "/staff/presence", { status: "online", seats: 9 });
      const said = { topic: "Keys", department: "technical", body: "Hello", client_id: crypto.randomUUID() };
      const begun = await callApi<{ data: { id: string } }>(url, customer, "POST", "/chat", said);
      await callApi(url, staff, "POST", `/staff/chats/${begun.data.id}/take`, {});
      return `/staff/chat/${begun.data.id}?lang=en`;
    },
    keys: {
      ...everywhere,
      R: { press: "KeyR", proof: focused(".chat-compose textarea") },
      N: { press: "KeyN", proof: focused('.chat-compose[data-tone="note"] textarea') },
      ";": { press: "Semicolon", proof: focused(".console-canned input") },
      M: { press: "KeyM", proof: dialog },
      T: { press: "KeyT", proof: dialog },
      E: { press: "KeyE", proof: dialog },
      "/": search,
      Enter: null,
      "Shift Enter": null,
      "Alt 1": { press: "Alt+Digit1", proof: at(/\/staff\/chat\/[\w-]+/) },
    },
  },
  {
    name: "an enquiry",
    who: "agent",
    path: async (url) => {
      const asked = { intent: "sales", name: "Kim", email: "kim@example.org", message: "How much is it?", consent: true };
      const headers = { "content-type": "application/json", "x-forwarded-for": "10.9.8.7" };
      await fetch(`${url}/api/contact`, { method: "POST", headers, body: JSON.stringify(asked) });
      const list = await call<{ data: { id: string }[] }>(url, agent, "GET", "/staff/enquiries?view=all");
      return `/staff/enquiries/${list.data[0]?.id}?lang=en`;
    },
    keys: {
      ...everywhere,
      "J K": { press: "KeyJ", proof: elsewhere },
      "/": { press: "Slash", proof: focused("#enquiries-q") },
      R: { press: "KeyR", proof: focused("#enquiry-answer") },
      ";": { press: "Semicolon", proof: focused(".console-canned input") },
      N: { press: "KeyN", proof: focused("#enquiry-note") },
      A: { press: "KeyA", proof: (page) => expect(page.locator(".enquiry-state")).toHaveText("In progress") },
      E: { press: "KeyE", proof: (page) => expect(page.locator(".enquiry-state")).toHaveText("Closed") },
      U: { press: "KeyU", proof: at(/\/staff\/enquiries(\?|$)/) },
      "Ctrl Enter": null,
    },
  },
  {
    name: "the list of posts",
    who: "editor",
    path: async () => "/staff/blog?lang=en",
    keys: {
      ...everywhere,
      "J K": { press: "KeyJ", proof: focused(".post-list-row a >> nth=0") },
      Enter: null,
      "/": { press: "Slash", proof: focused(".post-list-search input[name=q]") },
      N: { press: "KeyN", proof: at(/\/staff\/blog\/[\w-]{8,}/) },
    },
  },
  // A screen that declares none of its own.
  { name: "the list of customers", who: "agent", path: async () => "/staff/customers?lang=en", keys: { ...everywhere, "/": search } },
];

/** Whatever a keyboard has, alone and with each of the keys that change its meaning. */
const codes = [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("").map((letter) => `Key${letter}`),
  ..."0123456789".split("").map((digit) => `Digit${digit}`),
  ..."Semicolon Slash Comma Period Quote BracketLeft BracketRight Backquote Minus Equal Backslash".split(" "),
];

for (const place of places) {
  test(`desk 2: every key that ${place.name} names works there, and Esc leaves every field`, async ({ page, context, signIn, site }) => {
    await signIn(context, place.who);
    const address = await place.path(site.url);
    await page.goto(address);
    await ready(page);
    await page.keyboard.press("Shift+Slash");
    const listed = page.getByRole("dialog").locator(".console-keys dl > div dd");
    await expect(listed.first()).toBeVisible();
    const names = (await listed.all()).map(async (keys) =>
      (await keys.locator("kbd").allTextContents()).join(" ").replace(/^(Alt 1).*/, "$1"),
    );
    // "/" stands twice where it finds a canned reply too; how many seats there are is up to other stories.
    expect([...new Set(await Promise.all(names))].sort()).toEqual(Object.keys(place.keys).sort());
    const presses = (
      await page.locator(".console-keys [data-press]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-press")))
    )
      .join(" ")
      .split(" ");
    await page.keyboard.press("Escape");
    // What is not listed does nothing: the page leaves it to the browser.
    expect(await page.evaluate(takenKeys, { codes, listed: presses })).toEqual([]);
    for (const [name, key] of Object.entries(place.keys)) {
      if (!key) continue;
      await test.step(name, async () => {
        await page.keyboard.press(key.press);
        await key.proof(page, address);
        // An editor that was just put in takes the focus once more.
        await expect(async () => {
          await page.keyboard.press("Escape");
          await expect(page.locator(":is(input[type=search], textarea, [contenteditable=true]):focus")).toHaveCount(0, { timeout: 500 });
        }).toPass();
        if (!page.url().endsWith(address)) {
          await page.goto(address);
          await ready(page);
        }
      });
    }
  });
}

/** Keys that are not listed and that the page takes from the browser all the same. */
function takenKeys({ codes, listed }: { codes: string[]; listed: string[] }): string[] {
  const changes = ["", "Ctrl+", "Alt+", "Shift+", "Ctrl+Shift+"];
  const names = changes.flatMap((change) => codes.map((code) => change + code)).filter((name) => !listed.includes(name));
  return names.filter((name) => {
    const init = { code: name.split("+").at(-1) ?? "", key: "x", bubbles: true, cancelable: true };
    const keys = { ctrlKey: name.includes("Ctrl"), altKey: name.includes("Alt"), shiftKey: name.includes("Shift") };
    return !document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, ...keys }));
  });
}

test("desk 2: Z right after Ctrl+Enter takes the reply back and types nothing; Ctrl+Shift+Enter opens the next ticket", async ({
  page,
  context,
  signIn,
  site,
}) => {
  const ticket = await open(site.url, customers.en);
  await signIn(context, "agent");
  await page.goto(`/staff/tickets/${ticket.id}?lang=en&view=all&sort=created`);
  await ready(page);
  await page.keyboard.press("r");
  await write(page, "We look at it.");
  const takenBack = page.waitForResponse((response) => /name="intent"\s+undo|intent=undo/.test(response.request().postData() ?? ""));
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("z");
  await takenBack;
  await expect(page.locator(".ticket-outbox")).toHaveCount(0);
  await expect(page.locator("#composer")).toHaveText("We look at it.");
  await page.locator("#composer").click();
  await page.keyboard.press("Control+Shift+Enter");
  await expect(page).not.toHaveURL(new RegExp(ticket.id));
  await expect(page.locator("#composer.rich-input")).toHaveText("");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.locator(".ticket-outbox")).toContainText("We look at it.");
});

test("desk 2: a key pressed while the next ticket is on its way acts there, not on the one being left", async ({
  page,
  context,
  signIn,
  site,
}) => {
  const [older, newer] = [await open(site.url, customers.en), await open(site.url, customers.en)];
  await signIn(context, "agent");
  await page.goto(`/staff/tickets/${newer.id}?lang=en&view=all&sort=created`);
  await ready(page);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`**/staff/tickets/${older.id}.data*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("j");
  await expect(page.locator(".loading-bar")).toHaveAttribute("aria-hidden", "false");
  await page.keyboard.press("a");
  go();
  await expect(page.getByRole("heading", { level: 1, name: older.subject })).toBeVisible();
  await expect(page.locator(".ticket-event").filter({ hasText: "took this ticket" })).toBeVisible();
  const left = await call<{ data: { assignee: unknown } }>(site.url, agent, "GET", `/staff/tickets/${newer.id}`);
  expect(left.data.assignee).toBe(null);
});
