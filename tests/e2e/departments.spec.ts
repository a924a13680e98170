// A provider renames a department, puts it first and closes another one; the customer's form, the desk and the API follow, in both
// languages, and undo brings all back. Who gets a new ticket is told in features/automation/server/departments.test.ts.
import type { Page } from "@playwright/test";
import enAccounts from "#messages/en/accounts.json" with { type: "json" };
import enAdmin from "#messages/en/admin.json" with { type: "json" };
import koAccounts from "#messages/ko/accounts.json" with { type: "json" };
import koAdmin from "#messages/ko/admin.json" with { type: "json" };
import { alsoTold, waysOf } from "../fixtures/every-way.ts";
import { customers, desk, open, ready } from "./console-test.ts";
import { expect, test, tokenOf } from "./site-test.ts";

const languages = {
  en: { ...enAccounts, ...enAdmin, name: "Trust and safety", before: "Abuse" },
  ko: { ...koAccounts, ...koAdmin, name: "신고 접수", before: "악용(어뷰즈) 신고" },
};

const departmentsIn = (form: Page) =>
  form.locator("input[name=department]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

for (const lang of waysOf(["en", "ko"] as const, 0)) {
  test(
    `a department is renamed, moved and closed, and everything follows (${lang})`,
    alsoTold,
    async ({ browser, context, page, signIn, site }) => {
      test.setTimeout(180_000);
      const words = languages[lang];
      const old = await open(site.url, customers.en, { department: "sales", priority: "normal" });
      const report = await open(site.url, customers.en, { department: "abuse", priority: "normal" });
      const portal = await desk(browser, site.url, signIn, "customer");
      const form = await portal.newPage();
      await form.goto(`/customer/ticket/create?lang=${lang}`);
      expect(await departmentsIn(form)).toEqual(["technical", "billing", "sales", "abuse"]);

      await signIn(context, "admin");
      await page.goto(`/staff/admin/departments?lang=${lang}`);
      await ready(page);
      // Closing all of them is refused, at the form, and nothing typed is lost.
      for (const id of ["technical", "billing", "sales", "abuse"]) await page.locator(`[name="${id}.offered"]`).uncheck();
      await page.locator('[name="abuse.name.en"]').fill("Trust and safety");
      await page.locator('[name="abuse.name.ko"]').fill("신고 접수");
      const save = page.getByRole("button", { name: words.settings_save, exact: true });
      await save.click();
      await expect(page.getByText(words.setting_department_offered_none)).toBeVisible();
      await expect(page.locator('[name="abuse.name.ko"]')).toHaveValue("신고 접수");
      for (const id of ["technical", "billing", "abuse"]) await page.locator(`[name="${id}.offered"]`).check();
      for (const [at, id] of ["abuse", "technical", "billing", "sales"].entries())
        await page.locator(`[name="${id}.order"]`).fill(String(at + 1));
      await save.click();
      await expect(page.locator("legend").first()).toHaveText(words.name);

      // The customer's form: the new name first, the closed one not at all.
      await expect
        .poll(async () => {
          await form.goto(`/customer/ticket/create?lang=${lang}`);
          return departmentsIn(form);
        })
        .toEqual(["abuse", "technical", "billing"]);
      await expect(form.locator('label[for="department-abuse"]')).toContainText(words.name);
      await expect(form.locator("main")).not.toContainText(words.before);

      // The API refuses what is closed, and what was opened in it stays readable.
      const token = await tokenOf(site.url, customers.en);
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "accept-language": lang };
      const text = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "How much is it?" }] }] };
      const asked = (department: string) =>
        fetch(`${site.url}/api/tickets`, {
          method: "POST",
          headers,
          body: JSON.stringify({ subject: "A question about prices", department, priority: "normal", body: text }),
        });
      const refused = await asked("sales");
      expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ["department"]]);
      expect((await asked("abuse")).status).toBe(201);
      expect((await fetch(`${site.url}/api/tickets/${old.id}`, { headers })).status).toBe(200);

      // The desk says the new name, and goes on using the closed department.
      const agents = await desk(browser, site.url, signIn, "agent");
      const console = await agents.newPage();
      await console.goto(`/staff/tickets/${report.id}?lang=${lang}`);
      await ready(console);
      // That of the ticket; the queue's filter beside it is a field.
      const chosen = console.locator("select[name=department]:not(.input)");
      await expect(chosen.first()).toHaveValue("abuse");
      await expect(chosen.first().locator("option").first()).toHaveText(words.name);
      await chosen.first().selectOption("sales");
      await expect(console.locator(".ticket-roll")).toContainText(words.name);
      await agents.close();

      await page.goto(`/staff/admin/departments?lang=${lang}`);
      await ready(page);
      await page.locator('button[value="undo"]').first().click();
      await expect(page.locator('[name="sales.offered"]')).toBeChecked();
      await expect
        .poll(async () => {
          await form.goto(`/customer/ticket/create?lang=${lang}`);
          return departmentsIn(form);
        })
        .toEqual(["technical", "billing", "sales", "abuse"]);
      await expect(form.locator('label[for="department-abuse"]')).toContainText(words.before);
      await portal.close();
    },
  );
}
