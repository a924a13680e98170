// What the desk does by itself, end to end: a rule made in the browser acts on the ticket a customer opens; a macro
// and a snooze are used by keyboard alone.
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import { alsoTold } from "../fixtures/every-way.ts";
import { call, customers, open, ready } from "./console-test.ts";
import { expect, test } from "./site-test.ts";

test(
  "a rule is made by keyboard, tried without changing anything, turned on, and acts on a customer's ticket",
  alsoTold,
  async ({ page, context, signIn, site }) => {
    const word = `backhoe${Date.now()}`;
    const before = await open(site.url, customers.en, { body: fromPlainText(`A ${word} cut it.`) });
    await signIn(context, "admin");
    await page.goto("/staff/admin/rules?lang=en");
    await ready(page);
    await page.getByRole("link", { name: "New rule" }).press("Enter");
    await page.getByLabel("Name").fill("Cut lines");
    await page.getByLabel("Words in subject or text").fill(`nothing else, ${word.toUpperCase()}`);
    await page.getByLabel("Add tag").fill("cut");
    await page.getByLabel("Set priority").selectOption({ label: "Urgent" });
    await page.getByRole("button", { name: /^Try it on the newest/ }).press("Enter");
    await expect(page.getByRole("row", { name: new RegExp(before.number) })).toContainText("add the tag “cut”");
    expect(
      (await call<{ data: { tags: string[] } }>(site.url, "agent@example.com", "GET", `/staff/tickets/${before.id}`)).data.tags,
    ).toEqual([]);

    await page.getByLabel("Name").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Cut lines" })).toBeVisible();
    await expect(page.getByText(/^When a ticket is opened, if subject or text contains/)).toBeVisible();
    await page.getByRole("button", { name: "Turn on" }).press("Enter");
    await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();

    const after = await open(site.url, customers.en, { body: fromPlainText(`Again: a ${word}.`) });
    await page.goto(`/staff/tickets/${after.id}?lang=en`);
    await expect(page.getByText("By the rule “Cut lines”: priority changed, tag added")).toBeVisible();
    await page.goto("/staff/admin/rules?lang=en");
    await page.getByRole("link", { name: "Cut lines" }).press("Enter");
    await expect(page.getByRole("row", { name: new RegExp(after.number) })).toContainText("set the priority to Urgent");
    await page.getByText("Delete rule").press("Enter");
    await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
    await expect(page.getByRole("link", { name: "Cut lines" })).toHaveCount(0);
  },
);

test(
  "a macro is used, taken back and used again, and a ticket is put on hold, by keyboard alone",
  alsoTold,
  async ({ page, context, signIn, site }) => {
    type Ticket = { data: { tags: string[]; state: string; hold_until: string | null; assignee: { id: string } | null } };
    const ticket = await open(site.url, customers.en);
    const stored = async () => (await call<Ticket>(site.url, "agent@example.com", "GET", `/staff/tickets/${ticket.id}`)).data;
    await signIn(context, "agent");
    await page.goto("/staff/canned-replies/macros/new?lang=en");
    await ready(page);
    const name = `Start ${ticket.number}`;
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Add tags").fill("field, line");
    await page.getByLabel("Assignee").selectOption({ label: "Whoever uses it" });
    await page.getByLabel("Status").selectOption({ label: "In progress" });
    await page.getByRole("button", { name: "Save macro" }).press("Enter");
    await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("take it · status In progress");

    await page.goto(`/staff/tickets/${ticket.id}?lang=en`);
    await ready(page);
    const use = async () => {
      await page.keyboard.press("KeyP");
      await page.keyboard.type(name);
      await expect(page.getByRole("option", { name: new RegExp(name) })).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
      await expect(page.locator(".ticket-outbox")).toContainText(`macro “${name}”: tag added, assigned, status changed`);
    };
    await use();
    await page.keyboard.press("KeyZ");
    await expect(page.locator(".ticket-outbox")).toHaveCount(0);
    expect(await stored()).toMatchObject({ tags: [], state: "open", assignee: null });
    await use();
    await expect.poll(stored, { timeout: 40_000 }).toMatchObject({ tags: ["field", "line"], state: "in_progress", assignee: {} });

    // The page has heard of it, too: a change made on what is past would be asked about.
    await expect(page.locator(".ticket-head-state")).toHaveText("In progress");
    await page.keyboard.press("KeyH");
    await expect(page.getByRole("dialog", { name: "Put the ticket on hold" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Tomorrow" })).toBeFocused();
    await page.getByRole("dialog").getByRole("button", { name: "Put on hold" }).press("Enter");
    await expect.poll(async () => (await stored()).hold_until).not.toBeNull();
  },
);
