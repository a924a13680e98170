// A field of the provider's own, from its making to a figure: an administrator makes it, a customer fills it in without scripts and after
// a mistake, an agent finds the ticket by it and corrects it, the report counts it.
import type { Page } from "@playwright/test";
import en from "#messages/en/support.json" with { type: "json" };
import ko from "#messages/ko/support.json" with { type: "json" };
import { waysOf } from "../fixtures/every-way.ts";
import { desk, ready } from "./console-test.ts";
import { expect, test } from "./site-test.ts";

/** Each story makes a field of its own: one that was taken back keeps its id. */
const languages = {
  en: { ...en, name: "Operating system", english: "Operating system", field: "operating_system", choice: "Ubuntu" },
  ko: { ...ko, name: "운영체제", english: "System", field: "system", choice: "우분투" },
};

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}

for (const lang of waysOf(["ko", "en"] as const, 0)) {
  test(`a field is made, filled in, found and counted (${lang})`, async ({ browser, context, page, signIn, site }) => {
    const words = languages[lang];
    await signIn(context, "admin");
    await page.goto(`/staff/admin/fields?lang=${lang}`);
    await ready(page);
    await page.locator('[name="kind"]').selectOption("choice");
    await page.locator('[name="departments.billing"]').check();
    await page.locator('[name="required"]').check();
    await fill(page, {
      "label.en": words.english,
      "label.ko": "운영체제",
      "choices.0.en": "Ubuntu",
      "choices.1.en": "Debian",
      "choices.1.ko": "데비안",
    });
    await page.locator('button[value="add"]').click();
    // Said at its field, and nothing typed is lost.
    await expect(page.locator('[id="field-choices.0.ko-error"]')).toBeVisible();
    await expect(page.locator('[name="choices.1.ko"]')).toHaveValue("데비안");
    await expect(page.locator('[name="departments.billing"]')).toBeChecked();
    await fill(page, { "choices.0.ko": "우분투" });
    await page.locator('button[value="add"]').click();
    await expect(page.locator(`a[href$="field=${words.field}"]`)).toHaveText(words.name);

    // Without scripts: the field of another department is there under its name.
    const plain = await desk(browser, site.url, signIn, "customer", { javaScriptEnabled: false });
    const form = await plain.newPage();
    await form.goto(`/customer/ticket/create?lang=${lang}`);
    const subject = `Invoice ${Date.now()}`;
    await form.locator("#department-billing").check({ force: true });
    await form.locator("[name=subject]").fill(subject);
    await form.locator("textarea[name=body]").fill("Which server is this for?");
    await form.getByRole("button", { name: words.ticket_open, exact: true }).click();
    await expect(form.locator(`[id="field-fields.${words.field}-error"]`)).toBeVisible();
    await expect(form.locator("[name=subject]")).toHaveValue(subject);
    await form.getByLabel(words.name).selectOption({ label: words.choice });
    await form.getByRole("button", { name: words.ticket_open, exact: true }).click();
    await expect(form.locator(".ticket-side")).toContainText(words.choice);
    await plain.close();

    const agents = await desk(browser, site.url, signIn, "agent");
    const console_ = await agents.newPage();
    await console_.goto(`/staff/tickets?view=all&lang=${lang}`);
    await ready(console_);
    await console_.locator(".console-filters summary").click();
    await console_.locator("select[name=field]").selectOption({ label: words.choice });
    await expect(console_.locator("li.console-row")).toHaveCount(1);
    await console_.locator(".console-queue a.console-row-link").first().click();
    await expect(console_.getByRole("heading", { level: 1 })).toContainText(subject);
    await console_.getByLabel(words.name).selectOption("debian");
    await expect(console_.locator(".ticket-roll")).toContainText(`${words.name} ${words.choice} →`);
    await console_.getByLabel(words.name).selectOption("ubuntu");
    await expect(console_.locator(".ticket-roll")).toContainText(`→ ${words.choice}`);
    await agents.close();

    await page.goto(`/staff/admin/audit?lang=${lang}`);
    await expect(page.getByText(`${words.name}: ${words.choice} → `)).toBeVisible();

    await page.goto(`/staff/reports?days=7&lang=${lang}`);
    await ready(page);
    await page.getByRole("link", { name: words.name }).click();
    await expect(page.getByRole("row", { name: new RegExp(words.choice) })).toContainText("1");
    const file = await page.request.get(`/staff/reports/export?field=${words.field}`);
    expect(await file.text()).toMatch(new RegExp(`${words.field},${words.choice},opened,1`));

    await page.goto(`/staff/admin/fields?lang=${lang}`);
    await ready(page);
    await page.locator('button[value="retire"]').click();
    await expect(page.locator('button[value="unretire"]').first()).toBeAttached();
  });
}
