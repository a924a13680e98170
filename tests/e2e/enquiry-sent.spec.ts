// What a visitor sees and gets after Send, wherever the session went meanwhile.
import type { Page } from "@playwright/test";
import { expect, signedInToken, test, wakeScripts } from "./site-test.ts";

const path = "/resources/contact-us";

async function fillIn(page: Page, email: string) {
  await page.locator("input[name=intent][value=sales]").check({ force: true });
  await page.locator("input[name=name]").fill("Alex Morgan");
  await page.locator("input[name=email]").fill(email);
  await page.locator("textarea[name=message]").fill("We ship 30 TB a month. What would that cost?");
  await page.locator("input[name=consent]").check();
}

for (const { locale, width, height } of [
  { locale: "en", width: 1440, height: 900 },
  { locale: "ko", width: 390, height: 844 },
] as const) {
  test(`customer 1: the confirmation is in view and focused at ${width} px in ${locale}, with motion on, and comes by mail`, async ({
    browser,
    site,
    mailbox,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width, height }, reducedMotion: "no-preference" });
    await context.addCookies([{ name: "locale", value: locale, url: site.url }]);
    const page = await context.newPage();
    await page.goto(path);
    await wakeScripts(page);
    const email = `visitor-${locale}@example.com`;
    await fillIn(page, email);
    const send = page.locator("form:has(input[name=consent]) button[type=submit]");
    await send.scrollIntoViewIfNeeded();
    await send.click();
    await expect(page).toHaveURL(/sent=E-/);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const reference = new URL(page.url()).searchParams.get("sent") ?? "";
    await expect(page.getByText(reference)).toBeInViewport();
    const mail = await mailbox.latest(email);
    expect(mail.subject).toContain(reference);
    expect(mail.text).not.toContain("30 TB");
    await context.close();
  });
}

test("a pasted text that is too long is kept whole, and the form says how long it may be", async ({ page }) => {
  await page.goto(`${path}?lang=en`);
  await wakeScripts(page);
  await fillIn(page, "writes-at-length@example.com");
  const area = page.locator("textarea[name=message]");
  const send = page.locator("form:has(input[name=consent]) button[type=submit]");
  await area.fill("");
  await area.focus();
  // As a paste would put it: what is filled in by a program is never cut.
  await page.keyboard.insertText("트래픽 ".repeat(5000));
  await send.click();
  await expect(page.locator("#field-message-error")).toContainText("5,000");
  await expect(area).toHaveValue("트래픽 ".repeat(5000));
  await area.fill("We ship 30 TB a month.");
  await send.click();
  await expect(page).toHaveURL(/sent=E-/);
});

test("tools 2: an enquiry sent after the session died is stored as a visitor's, with scripts", async ({
  page,
  context,
  site,
  signIn,
  mailbox,
}) => {
  const token = await signIn(context, "customer");
  await page.goto(path);
  await wakeScripts(page);
  await fillIn(page, "died-with-scripts@example.com");
  await endSession(site.url, token);
  await page.locator("form:has(input[name=consent]) button[type=submit]").click();
  await expect(page).toHaveURL(/sent=E-/);
  const reference = new URL(page.url()).searchParams.get("sent") ?? "";
  expect((await mailbox.latest("sales@example.com", new RegExp(reference))).text).toContain("We ship 30 TB a month");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth_token");
});

test("tools 2: and without scripts; what is wrong with it is said beside the fields, not lost", async ({ site, mailbox }) => {
  const token = await signedInToken(site.url, "customer");
  await endSession(site.url, token);
  const given = { intent: "sales", name: "Alex", email: "died-without@example.com", message: "A plain form, sent late.", consent: "on" };
  const post = (fields: Record<string, string>) =>
    fetch(site.url + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { cookie: `auth_token=${token}; signed_in=1` },
      redirect: "manual",
    });
  const refused = await post({ ...given, message: "short" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("died-without@example.com");
  const sent = await post(given);
  expect(sent.status).toBe(302);
  const reference = new URL(sent.headers.get("location") ?? "", site.url).searchParams.get("sent") ?? "none";
  expect((await mailbox.latest("sales@example.com", new RegExp(reference))).text).toContain("A plain form, sent late.");
});

async function endSession(url: string, token: string) {
  await fetch(`${url}/api/logout`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
}

test("what was begun stands there again after a reload and another page; a link wins; sent, it is gone", async ({ page }) => {
  await page.goto(`${path}?lang=en`);
  await wakeScripts(page);
  await fillIn(page, "comes-back@example.com");
  const [area, consent] = [page.locator("textarea[name=message]"), page.locator("input[name=consent]")];
  await page.reload();
  await wakeScripts(page);
  await expect(area).toHaveValue("We ship 30 TB a month. What would that cost?");
  await expect(page.locator("input[name=intent][value=sales]")).toBeChecked();
  await expect(consent).not.toBeChecked();
  await page.goto("/about");
  await page.goto(`${path}?intent=press&service=cdn`);
  await wakeScripts(page);
  await expect(area).toHaveValue(/30 TB/);
  await expect(page.locator("input[name=intent][value=press]")).toBeChecked();
  await expect(page.locator("select[name=service]")).toHaveValue("cdn");
  await consent.check();
  await page.locator("form:has(input[name=consent]) button[type=submit]").click();
  await expect(page).toHaveURL(/sent=E-/);
  expect(await page.evaluate(() => sessionStorage.getItem("contact-draft"))).toBeNull();
});

test("without scripts, a text three times too long comes back with the form and the limit", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${path}?lang=en`);
  await fillIn(page, "writes-hangul@example.com");
  const long = "가".repeat(15_000);
  await page.locator("textarea[name=message]").fill(long);
  await page.locator("form:has(input[name=consent]) button[type=submit]").click();
  await expect(page.locator("#field-message-error")).toContainText("5,000");
  await expect(page.locator("textarea[name=message]")).toHaveValue(long);
  await context.close();
});
