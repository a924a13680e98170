// Staff see a customer's area as the customer does: named on every page, nothing can be changed, nothing is marked as read, and it ends.
import en from "../../messages/en/staff.json" with { type: "json" };
import ko from "../../messages/ko/staff.json" with { type: "json" };
import { waysOf } from "../fixtures/every-way.ts";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./site-test.ts";

const languages = { en, ko } as const;

for (const locale of waysOf(["en", "ko"] as const, 1)) {
  const w = languages[locale];
  test(`a colleague sees the area as the customer does and the customer reads of it: ${locale}`, async ({
    page,
    context,
    browser,
    signIn,
    site,
  }) => {
    const customer = await browser.newContext();
    const token = await signIn(customer, "customer");
    const call = async (path: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const asked = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
      return (await (await fetch(`${site.url}/api${path}`, asked)).json()).data;
    };
    const { id, name } = await call("/user");
    const unread = async () => {
      const [tickets, chat, notices] = [await call("/tickets"), await call("/chat/badge"), await call("/notifications")];
      const seen = (list: { id: string; unread?: boolean; read?: boolean }[]) => list.map((one) => [one.id, one.unread ?? one.read]);
      return JSON.stringify([seen(tickets), chat, seen(notices)]);
    };
    const before = await unread();

    await signIn(context, "agent");
    await context.addCookies([{ name: "locale", value: locale, url: site.url }]);
    await page.goto(`/staff/customers/${id}`);
    await page.locator("summary", { hasText: w.customers_view }).click();
    await page.getByLabel(w.customers_view_reason).fill("The list of tickets is said to be empty.");
    await page.getByRole("button", { name: w.customers_view }).click();
    await expect(page).toHaveURL(/\/customer\/ticket$/);
    const banner = page.getByRole("region", { name: w.view_label });
    await expect(banner).toContainText(name);
    expect(await axeFaults(page)).toEqual([]);

    // Every page of it says whose it is; the settings that protect the account are not among them.
    for (const place of [
      "/support",
      "/customer/chat",
      "/customer/ticket/create",
      "/customer/settings",
      "/customer/settings/organisation",
    ]) {
      await page.goto(place);
      await expect(banner).toContainText(name);
    }
    for (const part of ["password", "passkeys", "two-step", "sessions", "email", "privacy"]) {
      await page.goto(`/customer/settings/${part}`);
      await expect(page).toHaveURL(/\/customer\/settings$/);
      await expect(page.locator(`a[href="/customer/settings/${part}"]`)).toHaveCount(0);
    }
    // A form that is sent all the same is refused, in words.
    await page.locator("#field-name").fill("Somebody Else");
    await page.locator(".settings-body form button[type=submit]").first().click();
    await expect(page.locator(".settings-body")).toContainText(locale === "en" ? "Nothing can be changed here" : "변경할 수 없습니다");
    await page.goto("/customer/ticket");
    await page.locator('a[href^="/customer/ticket/details/"]').first().click();
    await expect(page).toHaveURL(/details/);
    await expect(banner).toContainText(name);

    // The console beside it is the colleague's own.
    const beside = await context.newPage();
    await beside.goto("/staff/tickets");
    await expect(beside.locator(".staff-rail")).toBeVisible();
    await beside.close();

    await banner.getByRole("button", { name: w.view_end }).click();
    await expect(page).toHaveURL(new RegExp(`/staff/customers/${id}$`));
    await page.goto("/customer/ticket");
    await expect(page).toHaveURL(/\/staff$/);
    expect(await unread()).toBe(before);
    expect((await call("/user/security-events"))[0]).toMatchObject({ kind: "viewed-by-staff" });
    await customer.close();
  });
}
