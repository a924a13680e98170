// What the desk does by itself, end to end: a rule made in the browser acts on the ticket a customer opens.
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
