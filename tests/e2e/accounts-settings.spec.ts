// Settings a customer can change, each as a story; and axe over every page of the account.
import type { Page } from "@playwright/test";
import { alsoTold, everyWay } from "../fixtures/every-way.ts";
import { codeOf, goodPassword, logIn, logOut, newAddress, signUp, words } from "./accounts-story.ts";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./site-test.ts";

const w = words.en;
const seoyeon = { email: "seoyeon@example.com", password: "sail-by-the-chart-26" };

test("profile, language and mails are kept, without scripts too", alsoTold, async ({ browser, site, signIn }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  await signIn(context, "customer");
  await context.addCookies([{ name: "locale", value: "en", url: site.url }]);
  const page = await context.newPage();
  await page.goto("/customer/settings");
  await page.getByLabel(w.account_phone).fill("abc");
  await page.getByRole("button", { name: w.settings_save }).click();
  await expect(page.getByText(w.phone_format)).toBeVisible();
  await page.getByLabel(w.account_phone).fill("+82 2 0000 0000");
  await page.getByLabel(w.account_company).fill("Haedam Studio");
  await page.getByRole("button", { name: w.settings_save }).click();
  await expect(page.getByText(w.settings_saved)).toBeVisible();
  await expect(page.locator(".account-rail .account-name")).toContainText("Haedam Studio");

  await page.goto("/customer/settings/notifications");
  await page.getByLabel(w.notification_chat_missed).uncheck();
  await page.getByRole("button", { name: w.settings_save }).click();
  await expect(page.getByText(w.settings_saved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(w.notification_chat_missed)).not.toBeChecked();

  await page.goto("/customer/settings/language");
  await page.getByLabel(w.settings_timezone_field).selectOption("Asia/Tokyo");
  await page.getByLabel(w.settings_language_field, { exact: true }).selectOption("ko");
  await page.getByRole("button", { name: w.settings_save }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect(page.getByText(words.ko.settings_saved)).toBeVisible();
  await context.close();
});

const paragraph = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

test(
  "two-step verification: on with an app, codes kept once, asked at log-in, off again",
  alsoTold,
  async ({ page, context, signIn, site }) => {
    const token = await signIn(context, "customer");
    await context.addCookies([{ name: "locale", value: "en", url: site.url }]);
    await page.goto("/customer/settings/two-step");
    await page.locator("#field-password").fill("not the password");
    await page.getByRole("button", { name: w.settings_two_step_start }).click();
    await expect(page.getByText(w.error_wrong_password)).toBeVisible();
    await page.locator("#field-password").fill("sail-by-the-chart-26");
    await page.getByRole("button", { name: w.settings_two_step_start }).click();
    await expect(page.getByRole("img", { name: w.settings_two_step_qr })).toBeVisible();
    const secret = (await page.locator(".two-step-key").textContent()) ?? "";

    await page.getByLabel(w.account_code).fill("000000");
    await page.getByRole("button", { name: w.settings_two_step_confirm }).click();
    await expect(page.getByText(w.error_invalid_code)).toBeVisible();
    expect(await page.locator(".two-step-key").textContent()).toBe(secret);

    // News arrive meanwhile and the page asks for them: the secret and the marked mistake stay.
    await expect(page.getByRole("status").filter({ hasText: w.live_on })).toBeVisible();
    const asked = page.waitForResponse(/two-step\.data/);
    const opened = await page.request.post("/api/tickets", {
      headers: { authorization: `Bearer ${token}`, origin: site.url },
      data: { subject: "While setting up", department: "technical", priority: "low", body: paragraph("One moment") },
    });
    expect(opened.status()).toBe(201);
    await asked;
    await expect(page.getByText(w.error_invalid_code)).toBeVisible();
    expect(await page.locator(".two-step-key").textContent()).toBe(secret);

    await page.getByLabel(w.account_code).fill(codeOf(secret));
    await page.getByRole("button", { name: w.settings_two_step_confirm }).click();
    await expect(page.getByText(w.settings_two_step_codes, { exact: true })).toBeVisible();
    const codes = await page.locator(".two-step-codes li").allInnerTexts();
    expect(codes).toHaveLength(10);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: w.settings_two_step_download }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("aranode-recovery-codes.txt");
    await page.getByRole("link", { name: w.settings_two_step_kept }).click();
    await expect(page.locator(".two-step-codes")).toBeHidden();

    await logOut(page, w);
    await logIn(page, w, seoyeon.email, seoyeon.password);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.login_code_title);
    await page.getByLabel(w.account_code).fill("000000");
    await page.getByRole("button", { name: w.login_code_submit }).click();
    await expect(page.getByText(w.error_invalid_code)).toBeVisible();
    await page.getByRole("link", { name: w.login_recovery_link }).click();
    await page.getByLabel(w.login_recovery_label).fill(codes[0] ?? "");
    await page.getByRole("button", { name: w.login_code_submit }).click();
    await expect(page.locator(".account-rail")).toBeVisible();
    expect((await context.cookies()).find(({ name }) => name === "login_challenge")).toBeUndefined();

    await page.goto("/customer/settings/two-step");
    await expect(page.getByText("9 of 10")).toBeVisible();
    await page.locator("summary", { hasText: w.settings_two_step_disable }).click();
    await page.getByRole("textbox", { name: w.account_password_current }).fill(seoyeon.password);
    await page.getByLabel(w.settings_two_step_code_or).fill(codeOf(secret, 1));
    await page.getByRole("button", { name: w.settings_two_step_disable }).click();
    await expect(page.getByText(w.two_factor_off_done)).toBeVisible();
  },
);

test("a new address counts once its link is followed", alsoTold, async ({ page, mailbox }) => {
  const [before, after] = [newAddress("moving"), newAddress("moved")];
  await signUp(page, w, before);
  await page.goto(mailbox.linkIn(await mailbox.latest(before), "/email-verification/"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.verify_done_title);
  await logIn(page, w, before, goodPassword);
  await expect(page.locator(".account-rail")).toBeVisible();

  await page.goto("/customer/settings/email");
  await page.getByLabel(w.settings_email_new).fill(after);
  const password = page.getByRole("textbox", { name: w.account_password_current });
  await password.fill("not the password");
  await page.getByRole("button", { name: w.settings_email_submit }).click();
  await expect(password).toBeFocused();
  await password.fill(goodPassword);
  await page.getByRole("button", { name: w.settings_email_submit }).click();
  await expect(page.getByText(w.email_change_asked)).toBeVisible();
  await expect(page.getByText(after)).toBeVisible();

  await page.goto(mailbox.linkIn(await mailbox.latest(after), "/email-verification/"));
  await page.getByRole("button", { name: w.settings_email_confirm_action }).click();
  await expect(page.getByText(w.email_change_done)).toBeVisible();
  await page.goto("/customer/settings/email");
  await expect(page.locator(".settings-facts")).toContainText(after);
});

test("sessions are listed and ended; the password change ends the others", alsoTold, async ({ page, context, browser, site, signIn }) => {
  await signIn(context, "customer");
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await signIn(elsewhere, "customer");
  await context.addCookies([{ name: "locale", value: "en", url: site.url }]);
  await page.goto("/customer/settings/sessions");
  await expect(page.getByText(w.settings_sessions_current)).toHaveCount(1);
  await page.getByRole("button", { name: w.settings_sessions_others }).click();
  await expect(page.getByText(w.settings_sessions_others_done)).toBeVisible();
  await expect(page.getByText(w.event_sessions_revoked).first()).toBeVisible();
  const other = await elsewhere.newPage();
  await other.goto("/support");
  await expect(other).toHaveURL(/\/login\?next=%2Fsupport$/);
  await elsewhere.close();
});

const guestPages = [
  "/login",
  "/signup",
  "/signup-confirmation",
  "/forgot-password",
  "/reset-password/x",
  "/email-verification/x",
  "/keep-two-step/x",
  "/staff/login",
];
const parts = [
  "",
  "/organisation",
  "/email",
  "/password",
  "/passkeys",
  "/confirm",
  "/two-step",
  "/sessions",
  "/language",
  "/notifications",
  "/privacy",
];
const customerPages = ["/support", ...parts.map((part) => `/customer/settings${part}`)];

// As in crawl.spec.ts: each page once, every second one in English by day, the others in Korean by night.
for (const [locale, theme, turn] of [
  ["en", "light", 0],
  ["ko", "dark", 1],
] as const) {
  const mine = (_: string, index: number) => everyWay || index % 2 === turn;
  test(`axe finds nothing on the pages of the account (${locale}, ${theme})`, async ({ browser, site, signIn }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: site.url, colorScheme: theme, reducedMotion: "reduce" });
    await context.addCookies([{ name: "locale", value: locale, url: site.url }]);
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of guestPages.filter(mine)) found.push(...(await violations(page, path)));
    await page.goto("/signup");
    await page.getByRole("main").getByRole("button", { name: words[locale].signup_submit, exact: true }).click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    found.push(...(await violations(page)));
    await signIn(context, "customer");
    for (const path of customerPages.filter(mine)) found.push(...(await violations(page, path)));
    await page.locator(".account-rail .account-menu summary").click();
    found.push(...(await axeFaults(page, { shell: true })));
    await page.setViewportSize({ width: 360, height: 740 });
    found.push(...(await violations(page, "/customer/settings")));
    expect(found).toEqual([]);
    await context.close();
  });
}

async function violations(page: Page, path?: string): Promise<string[]> {
  if (path) await page.goto(path);
  await page.waitForFunction(() => document.fonts.status === "loaded" && document.documentElement.dataset.ready !== undefined);
  return (await axeFaults(page)).map((fault) => `${page.url()}: ${fault}`);
}
