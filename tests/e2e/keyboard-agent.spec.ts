// An agent works twenty tickets without a mouse: from the palette into a queue, then reply, note, macro, hold, tag, merge and the rest, one
// ticket after the other in the order of the list; at its end a change for many, of which a colleague has changed one meanwhile.
import type { Page } from "@playwright/test";
import { alsoTold } from "../fixtures/every-way.ts";
import { call, customers, type Opened, open, ready } from "./console-test.ts";
import { expect, test } from "./site-test.ts";

const agent = "agent@example.com";
const admin = "admin@example.com";
const many = 20;

type Ticket = {
  state: string;
  tags: string[];
  priority: string;
  department: string;
  assignee: { id: string; name: string } | null;
  hold_until: string | null;
  following: boolean;
  links: { kind: string }[];
  outbox: unknown[];
  messages: { kind: string; text?: string }[];
};

test("desk 8: twenty tickets by keyboard alone, each of them as it was meant", alsoTold, async ({ page, context, signIn, site }) => {
  test.setTimeout(600_000);
  const { url } = site;
  const read = async (id: string) => (await call<{ data: Ticket }>(url, agent, "GET", `/staff/tickets/${id}`)).data;
  const becomes = (id: string, what: Record<string, unknown>) => expect.poll(() => read(id), { timeout: 30_000 }).toMatchObject(what);
  const reply = {
    shortcut: "on-it",
    title: { en: "On it", ko: "확인 중" },
    body: { en: "We are on it.", ko: "확인하고 있습니다." },
    department: null,
  };
  await call(url, agent, "POST", "/staff/canned-replies", reply);
  await call(url, agent, "POST", "/staff/macros", { name: "Keyboard day", tags: ["macro"], priority: "low", assignee: "me" });
  // What another story has left there would stand among them.
  const { data: left } = await call<{ data: Opened[] }>(url, agent, "GET", "/staff/tickets?department=abuse&limit=50");
  for (const { id } of left) await call(url, agent, "PATCH", `/staff/tickets/${id}`, { department: "technical" });
  for (let index = 0; index < many; index++)
    await open(url, customers.en, { subject: `Spam from 203.0.113.${index}`, department: "abuse", priority: "normal" });
  // In the order of the list: outside of opening hours they are all due at the same moment.
  const { data: tickets } = await call<{ data: Opened[] }>(url, agent, "GET", "/staff/tickets?department=abuse&limit=50");
  expect(tickets).toHaveLength(many);

  await signIn(context, "agent");
  await page.goto("/staff?lang=en");
  await ready(page);
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const palette = async (words: string) => {
    await press("Control+KeyK");
    await expect(page.getByRole("combobox", { name: "Command palette" })).toBeFocused();
    await page.keyboard.type(words);
    await press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  const on = ({ subject }: Opened) => expect(page.getByRole("heading", { level: 1, name: subject, exact: true })).toBeVisible();
  const say = async (key: string, words: string, send: string) => {
    await press(key);
    await typed(page, words);
    await press(send);
  };

  await palette("abuse");
  await expect(page).toHaveURL(/department=abuse/);
  await expect(page.locator("section.console-queue")).toBeVisible();
  await press("KeyJ");
  await expect(page.locator("a[data-row]").first()).toBeFocused();
  await press("Enter");

  const deeds: ((ticket: Opened) => Promise<unknown>)[] = [
    (ticket) => say("KeyR", "We look at it.", "Control+Enter").then(() => becomes(ticket.id, { outbox: [{}] })),
    (ticket) => say("KeyN", "Known sender.", "Control+Enter").then(() => hasNote(ticket, "Known sender.")),
    (ticket) => press("KeyA").then(() => becomes(ticket.id, { assignee: { name: expect.any(String) } })),
    async (ticket) => {
      await press("KeyP");
      await expect(page.locator("[role=dialog][aria-label=Macros] input")).toBeFocused();
      await page.keyboard.type("keyboard");
      await expect(page.getByRole("option", { name: /Keyboard day/ })).toBeVisible();
      await press("Enter");
      await becomes(ticket.id, { tags: ["macro"], priority: "low" });
    },
    async (ticket) => {
      await press("KeyH");
      await expect(page.getByRole("dialog", { name: "Put the ticket on hold" }).getByRole("radio").first()).toBeFocused();
      await press("Enter");
      await becomes(ticket.id, { state: "on_hold", hold_until: expect.any(String) });
    },
    (ticket) => press("KeyE").then(() => becomes(ticket.id, { state: "closed" })),
    async (ticket) => {
      await palette("tags");
      await expect(page.locator("#ticket-tags")).toBeFocused();
      await page.keyboard.type("vip");
      await press("Enter");
      await becomes(ticket.id, { tags: ["vip"] });
      await press("Escape");
    },
    (ticket) => palette("status in progress").then(() => becomes(ticket.id, { state: "in_progress" })),
    (ticket) => palette("urgent").then(() => becomes(ticket.id, { priority: "urgent" })),
    (ticket) => palette("assign to 윤세라").then(() => becomes(ticket.id, { assignee: { name: "윤세라 (Sera Yoon)" } })),
    async (ticket) => {
      await press("KeyR");
      await typed(page, "/on-it");
      await expect(page.getByRole("option", { name: /On it/ })).toBeVisible();
      await press("Enter");
      await expect(page.locator("#composer")).toContainText("We are on it.");
      await press("Control+Enter");
      await becomes(ticket.id, { outbox: [{}] });
    },
    (ticket) => press("KeyF").then(() => becomes(ticket.id, { following: true })),
    (ticket) => palette("department billing").then(() => becomes(ticket.id, { department: "billing" })),
    async (ticket) => {
      await say("KeyR", "Too early.", "Control+Enter");
      await becomes(ticket.id, { outbox: [{}] });
      await press("KeyZ");
      await expect(page.locator("#composer")).toContainText("Too early.");
      await becomes(ticket.id, { outbox: [] });
      await press("Escape");
    },
  ];
  // The last of all: it leads to the other ticket.
  const merge = async (ticket: Opened) => {
    await press("KeyM");
    await expect(page.locator("input[name=into]").first()).toBeFocused();
    await press("Space", "Enter");
    await becomes(ticket.id, { state: "closed", links: [{ kind: "merged_into" }] });
    await expect(page).not.toHaveURL(/merge/);
  };
  async function hasNote(ticket: Opened, text: string) {
    await expect.poll(async () => JSON.stringify((await read(ticket.id)).messages)).toContain(text);
  }

  for (const [index, ticket] of tickets.entries()) {
    await test.step(`ticket ${index + 1}`, async () => {
      await on(ticket);
      const deed = index === many - 1 ? merge : deeds[index];
      if (deed) {
        await deed(ticket);
        if (index < many - 1) await press("KeyJ");
      } else {
        await press("KeyR");
        await typed(page, `Handled ${index}.`);
        await press("Control+Shift+Enter");
        await becomes(ticket.id, { outbox: [{}] });
      }
    });
  }

  await test.step("what was sent has reached the customer, and notes have not", async () => {
    for (const [index, text] of [
      [0, "We look at it."],
      [10, "We are on it."],
      [15, "Handled 15."],
      [18, "Handled 18."],
    ] as const) {
      const thread = () => call<object>(url, customers.en, "GET", `/tickets/${tickets[index]?.id}/messages`);
      await expect.poll(async () => JSON.stringify(await thread()), { timeout: 60_000 }).toContain(text);
    }
    expect(JSON.stringify(await call(url, customers.en, "GET", `/tickets/${tickets[1]?.id}/messages`))).not.toContain("Known sender.");
  });

  await test.step("a change for many: what a colleague changed meanwhile is named, and stays selected", async () => {
    const [calm, taken] = [await open(url, customers.en, { department: "abuse" }), await open(url, customers.en, { department: "abuse" })];
    await page.goto("/staff/tickets?lang=en&view=all&department=abuse&sort=created");
    await ready(page);
    await press("KeyJ", "KeyX", "KeyJ", "KeyX");
    await expect(page.locator(".ticket-bulk").getByText("2 selected", { exact: true })).toBeVisible();
    await freeze(page);
    await call(url, admin, "PATCH", `/staff/tickets/${taken.id}`, { state: "on_hold" });
    await press("KeyB", "Tab");
    await page.keyboard.type("In progress");
    await press("Tab", "Tab", "Tab", "Enter");
    const told = page.locator(".console-outcome");
    await expect(told).toContainText("1 changed, 1 not. What was not changed is still selected.");
    await expect(told).toContainText(taken.number);
    await expect(told).toContainText("윤세라 (Sera Yoon) set it to “On hold”, you chose “In progress”.");
    await expect(page.locator(".console-row input[name=ids]:checked")).toHaveValue(taken.id);
    await becomes(calm.id, { state: "in_progress" });
    await becomes(taken.id, { state: "on_hold" });
  });
});

/** As a lost line does: the colleague's change is not seen before ours is sent. */
async function freeze(page: Page) {
  await page.route("**/staff/tickets/live**", () => {});
}

async function typed(page: Page, text: string) {
  await expect(page.locator("#composer.rich-input")).toBeFocused();
  await page.keyboard.type(text);
  // Until the editor has told the page.
  await page.waitForTimeout(400);
}
