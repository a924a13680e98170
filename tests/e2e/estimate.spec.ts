// The estimate of the price list: built with and without scripts, reloaded, shared, printed, sent along. Sums are worked out by hand.
import { expect, test, wakeScripts } from "./site-test.ts";

// Two SH-4 (2 × 1,290,000), one M4 (64,000); set-up of two servers 300,000 once. In dollars 2 × 921 + 46, and 2 × 107.
const order = "basket=sh-4.2_m4.1";
const sums = {
  en: { month: "₩2,644,000", once: "₩300,000", withVat: "₩2,908,400", dollars: "US$1,888", dollarsOnce: "US$214", name: "Your estimate" },
  ko: { month: "2,644,000원", once: "300,000원", withVat: "2,908,400원", dollars: "US$1,888", dollarsOnce: "US$214", name: "내 예상 요금" },
} as const;

for (const locale of ["en", "ko"] as const) {
  const sum = sums[locale];

  test(`customer 6, 8: a shared estimate shows its sum, set-up fees and currency before any script (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const estimate = page.getByRole("complementary", { name: sum.name });
    await page.goto(`/resources/pricing?lang=${locale}&${order}`);
    await expect(estimate.locator(".est-total")).toContainText(sum.month);
    await expect(estimate.locator(".est-once")).toContainText(sum.once);
    await page.goto(`/resources/pricing?lang=${locale}&${order}&currency=usd`);
    await expect(estimate.locator(".est-total .money-usd")).toBeVisible();
    await expect(estimate.locator(".est-total .money-usd")).toHaveText(sum.dollars);
    await expect(estimate.locator(".est-once .money-usd")).toHaveText(sum.dollarsOnce);
    // A button is an address the server answers: one more M4, then with VAT.
    await page.locator('button[name="add"][value="m4"]').click();
    await expect(page).toHaveURL(/basket=sh-4\.2_m4\.2&currency=usd/);
    await page.locator('button[name="remove"][value="m4"]').click();
    await expect(estimate.locator(".est-lines li")).toHaveCount(2);
    await page.close();
  });

  test(`an estimate survives a reload, is shared, printed, sent with the enquiry (${locale})`, async ({ page, context, browser, site }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/resources/pricing?lang=${locale}`);
    await wakeScripts(page);
    const estimate = page.getByRole("complementary", { name: sum.name });
    for (const id of ["sh-4", "sh-4", "m4"]) await page.locator(`button[name="add"][value="${id}"]`).click();
    await expect(estimate.locator(".est-total")).toContainText(sum.month);

    // Kept by the browser, not only by the address.
    await page.goto(`/resources/pricing?lang=${locale}`);
    await wakeScripts(page);
    await expect(estimate.locator(".est-total")).toContainText(sum.month);
    await page.locator('input[name="vat"][value="1"]').check();
    await expect(estimate.locator(".est-total")).toContainText(sum.withVat);

    await estimate.locator(".est-acts button").nth(1).click();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    const other = await browser.newPage({ javaScriptEnabled: false });
    await other.goto(shared.startsWith(site.url) ? shared : "about:blank");
    await expect(other.locator(".est-total")).toContainText(sum.withVat);
    await other.close();

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", document.documentElement.dataset.print ?? "");
    });
    await estimate.locator(".est-acts button").nth(2).click();
    await expect(page.locator('body[data-printed="estimate"]')).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#cloud")).toBeHidden();
    await expect(estimate.locator(".est-total")).toBeVisible();
    await page.emulateMedia({ media: "screen" });

    await estimate.getByRole("link").first().click();
    await expect(page.locator(".contact-config")).toContainText("SH-4");
    await expect(page.locator(".contact-config")).toContainText(sum.withVat);
  });
}
