// The estimate of the price list: built with and without scripts, reloaded, shared, printed, sent along. Sums are worked out by hand.
import { waysOf } from "../fixtures/every-way.ts";
import { goodPassword, logIn, newAddress, signUp, words } from "./accounts-story.ts";
import { expect, test, wakeScripts } from "./site-test.ts";

// Two SH-4 (2 × 1,290,000), one M4 (64,000); set-up of two servers 300,000 once. In dollars 2 × 921 + 46, and 2 × 107.
// Without the M4, with 10 TB of CDN at 75 and the VPN's 124,200 + 45,000: 3,499,200.
const order = "basket=sh-4.2_m4.1";
const sums = {
  en: {
    month: "₩2,644,000",
    once: "₩300,000",
    withVat: "₩2,908,400",
    dollars: "US$1,888",
    dollarsOnce: "US$214",
    name: "Your estimate",
    tenTb: "₩750,000",
    joined: "₩3,499,200",
  },
  ko: {
    month: "2,644,000원",
    once: "300,000원",
    withVat: "2,908,400원",
    dollars: "US$1,888",
    dollarsOnce: "US$214",
    name: "내 예상 요금",
    tenTb: "750,000원",
    joined: "3,499,200원",
  },
} as const;

// What four calculators show when they are opened: two M4 128,000, a balancer S 45,000, 500 GB of backup 22,500; one SH-2 349,000; 30 TB in
// East Asia 10,000 × 75 + 20,000 × 62; a pair of VPN gateways 124,200 with ten users 45,000. Once 150,000 for the server. VAT is a tenth.
const four = {
  en: {
    month: "₩2,703,700",
    once: "₩150,000",
    withVat: "₩2,974,070",
    name: "Your estimate",
    add: "Add to estimate",
    added: "In your estimate: open it",
    account: "Create account with it",
  },
  ko: {
    month: "2,703,700원",
    once: "150,000원",
    withVat: "2,974,070원",
    name: "내 예상 요금",
    add: "예상 요금에 담기",
    added: "담았습니다. 예상 요금 보기",
    account: "회원 가입하고 이어서 진행",
  },
} as const;

for (const locale of waysOf(["en", "ko"] as const, 0)) {
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
    // A link from before a change of prices says so, and one from today does not.
    await expect(estimate.locator(".est-changed")).toHaveCount(0);
    await page.goto(`/resources/pricing?lang=${locale}&${order}&currency=usd&was=2500000_300000_178600_21400`);
    await expect(estimate.locator(".est-changed")).toContainText(sum.dollars);
    await expect(estimate.locator(".est-changed")).toContainText("US$1,786");
    // A button is an address the server answers: one more M4, then with VAT.
    await page.locator('button[name="add"][value="m4"]').click();
    await expect(page).toHaveURL(/basket=sh-4\.2_m4\.2&currency=usd/);
    await page.locator('button[name="remove"][value="m4"]').click();
    await expect(estimate.locator(".est-lines li")).toHaveCount(2);
    // A calculator's lines join those: the link is an address too, and so is what it was set to.
    await page.goto("/services/cdn?ea=10");
    await expect(page.locator(".bill-total .money-krw")).toHaveText(sum.tenTb);
    await page.locator('a[href*="?line="]').click();
    await expect(page).toHaveURL(/basket=sh-4\.2_cdn-east-asia\.10/);
    await page.goto("/services/vpn");
    await page.locator('a[href*="?line="]').click();
    await expect(estimate.locator(".est-total .money-krw")).toHaveText(sum.joined);
    await page.close();
  });
}

for (const locale of waysOf(["en", "ko"] as const, 1)) {
  test(`an estimate built from four calculators is reloaded, shared, printed, sent and taken into sign-up (${locale})`, async ({
    page,
    context,
    browser,
    site,
    mailbox,
  }) => {
    // Eight pages, a mail and a log-in.
    test.setTimeout(240_000);
    const sum = four[locale];
    const w = words[locale];
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await context.addCookies([{ name: "locale", value: locale, url: site.url }]);
    const count = page.locator("html[data-estimate] .site-estimate");
    for (const service of ["public-cloud-solution", "server-hosting", "cdn", "vpn"]) {
      await page.goto(`/services/${service}`);
      await wakeScripts(page);
      await page.getByRole("link", { name: sum.add, exact: true }).click();
      await expect(page.getByRole("link", { name: sum.added, exact: true })).toBeFocused();
    }
    expect(await count.evaluate((link) => getComputedStyle(link, "::after").content)).toBe('"7"');
    await count.click();
    const estimate = page.getByRole("complementary", { name: sum.name });
    await expect(estimate.locator(".est-total")).toContainText(sum.month);
    await expect(estimate.locator(".est-once")).toContainText(sum.once);

    // Kept by the browser, not only by the address; what is added elsewhere is there on the way back.
    await page.locator('input[name="vat"][value="1"]').check();
    await expect(estimate.locator(".est-total")).toContainText(sum.withVat);
    await page.goto("/services/dedicated-line");
    await wakeScripts(page);
    await page.getByRole("link", { name: sum.add, exact: true }).click();
    await page.goBack();
    await wakeScripts(page);
    await expect(estimate.locator(".est-lines li")).toHaveCount(9);
    await estimate.locator('button[name="remove"][value="line-busan-1000"]').click();
    await expect(estimate.locator(".est-total")).toContainText(sum.withVat);
    await page.reload();
    await wakeScripts(page);
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
    await expect(page.locator(".contact-config")).toContainText(sum.withVat);
    await page.locator("input[name=name]").fill("Alex Morgan");
    await page.locator("input[name=email]").fill(newAddress("estimate"));
    await page.locator("textarea[name=message]").fill("Please check this estimate.");
    await page.locator("input[name=consent]").check();
    await page.locator("form:has(input[name=consent]) button[type=submit]").click();
    await expect(page).toHaveURL(/sent=E-/);

    await page.goto("/resources/pricing");
    await wakeScripts(page);
    await estimate.getByRole("link", { name: sum.account }).click();
    await expect(page.getByText(w.signup_estimate)).toBeVisible();
    const email = newAddress("with-estimate");
    await signUp(page, w, email);
    // The mail may be opened in another browser, which keeps nothing.
    const elsewhere = await (await browser.newContext({ baseURL: site.url, locale })).newPage();
    await elsewhere.context().addCookies([{ name: "locale", value: locale, url: site.url }]);
    await elsewhere.goto(mailbox.linkIn(await mailbox.latest(email, new RegExp(w.mail_verify_subject)), "/email-verification/"));
    await expect(elsewhere.getByText(w.verify_done_estimate)).toBeVisible();
    await elsewhere.getByRole("main").getByRole("link", { name: w.login_title }).click();
    await expect(elsewhere).toHaveURL(/\/login\?next=/);
    await logIn(elsewhere, w, email, goodPassword);
    await expect(elsewhere).toHaveURL(/\/customer\/ticket\/create\?estimate=/);
    await expect(elsewhere.locator("input[name=subject]")).toHaveValue(new RegExp(sum.withVat.replace(/[^\d,]/g, "")));
    await expect(elsewhere.locator(".rich-field")).toContainText("SH-2");
    await expect(elsewhere.locator("[name=department][value=sales]")).toBeChecked();
    await elsewhere.context().close();
  });
}
