// A required second factor is set up before anything else; a lost one is turned off. The team itself: day-admin.spec.ts.

import staffWords from "../../messages/en/staff.json" with { type: "json" };
import { alsoTold } from "../fixtures/every-way.ts";
import { startSite } from "../fixtures/running-site.ts";
import { codeOf, logIn, words } from "./accounts-story.ts";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./site-test.ts";

const w = words.en;

test("where a second factor is asked for, the console begins with setting it up", alsoTold, async ({ browser }) => {
  const site = await startSite({ env: { STAFF_TWO_FACTOR: "required" } });
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/staff/login");
  await logIn(page, w, "agent@example.com", "keep-the-light-on-26");
  await expect(page).toHaveURL(/\/staff\/settings\/two-step$/);
  await page.goto("/staff/tickets");
  await expect(page).toHaveURL(/\/staff\/settings\/two-step$/);
  await expect(page.getByText(w.settings_second_due)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  // The other way is one click away.
  await page.getByRole("link", { name: w.settings_second_due_passkey }).click();
  await expect(page).toHaveURL(/\/staff\/settings\/passkeys$/);
  await page.getByRole("link", { name: w.settings_second_due_app }).click();
  await page.locator("#field-password").fill("keep-the-light-on-26");
  await page.getByRole("button", { name: w.settings_two_step_start }).click();
  const secret = (await page.locator(".two-step-key").textContent()) ?? "";
  await page.getByLabel(w.account_code).fill(codeOf(secret));
  await page.getByRole("button", { name: w.settings_two_step_confirm }).click();
  await expect(page.locator(".two-step-codes li")).toHaveCount(10);
  await page.goto("/staff/tickets");
  await expect(page).toHaveURL(/\/staff\/tickets/);
  await context.close();
  await site.stop();
});

test("security 8: a customer without app and codes gets in again: an administrator has the second step turned off, a day later", async ({
  page,
  context,
  browser,
  signIn,
  site,
  mailbox,
}) => {
  const customer = await browser.newContext();
  const call = async (path: string, token: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const asked = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    return (await (await fetch(`${site.url}/api${path}`, asked)).json()).data;
  };
  const token = await signIn(customer, "customer");
  const { id, email } = await call("/user", token);
  const { secret } = await call("/user/two-factor", token, { password: "sail-by-the-chart-26" });
  await call("/user/two-factor/confirm", token, { code: codeOf(secret) });

  await signIn(context, "admin");
  await context.addCookies([{ name: "locale", value: "en", url: site.url }]);
  await page.goto(`/staff/customers/${id}`);
  await page.locator("summary", { hasText: staffWords.customers_two_step_reset }).click();
  await page.getByLabel(staffWords.customers_two_step_reason).fill("Called back on the number on file");
  await page.getByRole("button", { name: staffWords.customers_two_step_reset }).click();
  await expect(page.getByText("Called back on the number on file").first()).toBeVisible();
  await expect(page.locator("summary", { hasText: staffWords.customers_two_step_reset })).toHaveCount(0);
  await expect(page.getByText(staffWords.customers_two_step_done)).toBeVisible();
  // The customer can still say no.
  const theirs = await customer.newPage();
  await theirs.goto(site.url + mailbox.linkIn(await mailbox.latest(email, /24/), "/keep-two-step/"));
  await theirs.locator("main form button").click();
  await expect(theirs.getByRole("heading", { name: w.keep_two_step_done_title })).toBeVisible();
  await theirs.reload();
  await theirs.locator("main form button").click();
  await expect(theirs.getByRole("heading", { name: w.keep_two_step_over_title })).toBeVisible();
  expect(await axeFaults(theirs)).toEqual([]);
  await page.reload();
  const askAgain = page.locator("summary", { hasText: staffWords.customers_two_step_reset });
  await expect(askAgain).toHaveCount(1);
  // So can whoever asked.
  await askAgain.click();
  await page.getByLabel(staffWords.customers_two_step_reason).fill("Called back once more");
  await page.getByRole("button", { name: staffWords.customers_two_step_reset }).click();
  await page.getByRole("button", { name: staffWords.customers_two_step_keep }).click();
  await expect(page.getByText(staffWords.customers_two_step_kept, { exact: true })).toBeVisible();
  await expect(askAgain).toHaveCount(1);
  // Other stories log this customer in with the password alone.
  const off = await fetch(`${site.url}/api/user/two-factor`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ password: "sail-by-the-chart-26", code: codeOf(secret, 1) }),
  });
  expect(off.status).toBe(200);
  await customer.close();
});
