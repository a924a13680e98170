// A stranger signs up, verifies, logs in and out, forgets and resets the password without scripts. With them: day-customer.spec.ts.
import { customerHome } from "#app/session/areas.ts";
import { alsoTold } from "../fixtures/every-way.ts";
import { fillNewPassword, goodPassword, logIn, logOut, newAddress, signUp, words } from "./accounts-story.ts";
import { expect, test } from "./site-test.ts";

const home = new RegExp(`${customerHome}$`);

test("from sign-up to a new password, in Korean without scripts", alsoTold, async ({ browser, site, mailbox }) => {
  const w = words.ko;
  const email = newAddress("plain");
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  await context.addCookies([{ name: "locale", value: "ko", url: site.url }]);
  const page = await context.newPage();

  await signUp(page, w, email);
  await expect(page.getByText(w.register_done)).toBeVisible();

  await logIn(page, w, email, goodPassword);
  await expect(page.getByText(w.error_email_not_verified)).toBeVisible();

  const verify = await mailbox.latest(email, new RegExp(w.mail_verify_subject));
  await page.goto(mailbox.linkIn(verify, "/email-verification/"));
  await page.getByRole("button", { name: w.verify_submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.verify_done_title);
  await page.getByRole("main").getByRole("link", { name: w.login_title }).click();

  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, w, email, goodPassword);
  await expect(page).toHaveURL(home);
  const token = (await context.cookies()).find(({ name }) => name === "auth_token");
  expect(token).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });

  await logOut(page, w);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth_token");
  const dead = await fetch(`${site.url}/api/user`, { headers: { authorization: `Bearer ${token?.value}` } });
  expect(dead.status).toBe(401);

  await page.getByRole("link", { name: w.login_reset_link }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.forgot_title);
  await page.getByLabel(w.account_email, { exact: true }).fill(email);
  await page.getByRole("button", { name: w.forgot_submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.forgot_done_title);
  const reset = await mailbox.latest(email, new RegExp(w.mail_reset_subject));
  await page.goto(mailbox.linkIn(reset, "/reset-password/"));
  await fillNewPassword(page, w.account_password_new, w, "another-tide-table-9");
  await page.getByRole("button", { name: w.reset_submit }).click();
  await expect(page.getByText(w.reset_done)).toBeVisible();

  await logIn(page, w, email, "another-tide-table-9");
  await expect(page).toHaveURL(home);

  await page.goto(mailbox.linkIn(reset, "/reset-password/"));
  await expect(page).toHaveURL(home);
  await context.close();
});

test("customer 12: links that no longer work say why before anything is asked, and a double click signs up once", async ({
  page,
  mailbox,
}) => {
  const w = words.en;
  await page.goto("/email-verification/not-a-token");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.verify_invalid_title);
  await page.getByRole("link", { name: w.verify_new_link }).click();
  await expect(page).toHaveURL(/\/signup-confirmation$/);
  const email = newAddress("twice");
  await page.getByLabel(w.account_email).fill(email);
  await page.getByRole("button", { name: w.confirm_resend }).click();
  await expect(page.getByText(w.verification_resent)).toBeVisible();

  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/signup.data")) posts.push(request.url());
  });
  await signUp(page, w, email, "dblclick");
  expect(posts).toHaveLength(1);
  const older = mailbox.linkIn(await mailbox.latest(email, new RegExp(w.mail_verify_subject)), "/email-verification/");
  await page.getByRole("button", { name: w.confirm_resend }).click();
  await expect(page.getByText(w.verification_resent)).toBeVisible();
  const newest = async () => mailbox.linkIn(await mailbox.latest(email, new RegExp(w.mail_verify_subject)), "/email-verification/");
  await expect.poll(newest).not.toBe(older);
  await page.goto(older);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.verify_replaced_title);
  const link = await newest();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.verify_done_title);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.verify_used_title);

  await page.goto("/reset-password/not-a-token");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.verify_invalid_title);
  await expect(page.locator("input[type=password]")).toHaveCount(0);
});

test("opening the link alone verifies nothing", alsoTold, async ({ page, mailbox, request }) => {
  const w = words.en;
  const email = newAddress("preview");
  await signUp(page, w, email);
  const link = mailbox.linkIn(await mailbox.latest(email, new RegExp(w.mail_verify_subject)), "/email-verification/");
  for (const path of [link, `${link}.data`]) expect((await request.get(path)).status()).toBe(200);
  await logIn(page, w, email, goodPassword);
  await expect(page.getByText(w.error_email_not_verified)).toBeVisible();
});

test("a sign-up with mistakes keeps what was typed, marks the fields, puts the cursor into the first and says so at the top right", async ({
  page,
}) => {
  const w = words.en;
  await page.goto("/signup");
  await page.getByLabel(w.account_work_email).fill("not an address");
  await page.getByLabel(w.account_company).fill("Haedam Studio");
  await page.getByRole("textbox", { name: w.account_password, exact: true }).fill("short");
  await page.getByRole("button", { name: w.signup_submit, exact: true }).click();
  await expect(page.getByLabel(w.account_name, { exact: true })).toBeFocused();
  await expect(page.getByText(w.field_email)).toBeVisible();
  await expect(page.getByText(w.password_too_short)).toBeVisible();
  await expect(page.getByText(w.consent_required).first()).toBeVisible();
  await expect(page.getByLabel(w.account_company)).toHaveValue("Haedam Studio");
  await expect(page.getByRole("textbox", { name: w.account_password, exact: true })).toHaveValue("");
  await expect(page.locator(".toast", { hasText: w.error_invalid })).toBeVisible();
  const state = await page.evaluate(() => localStorage.getItem("customer"));
  expect(state).toBeNull();
});

test("nothing is ticked beforehand, “all” ticks and unticks, a text at night needs texts", async ({ page }) => {
  const w = words.ko;
  await page.goto("/signup?lang=ko");
  expect(await page.locator("input:checked").count()).toBe(0);
  await page.getByLabel(w.signup_all).check();
  for (const box of await page.locator(".consent-box input").all()) await expect(box).toBeChecked();
  await page.getByLabel(w.signup_marketing_sms, { exact: true }).uncheck();
  await expect(page.locator("[name=marketing_night]")).not.toBeChecked();
  await expect(page.getByLabel(w.signup_all)).not.toBeChecked();
});
