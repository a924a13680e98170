// Passkeys with a virtual authenticator, and what is asked again before it is done. On a server of its own with a database this file can
// look into: time that has passed is written there.
import type { BrowserContext, Page } from "@playwright/test";
import { alsoTold, everyWay, waysOf } from "../fixtures/every-way.ts";
import { type OwnDatabase, ownDatabase } from "../fixtures/own-database.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { postgresUrl } from "../fixtures/test-database.ts";
import { logIn, newAddress, words } from "./accounts-story.ts";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./site-test.ts";

const customer = { email: "alex@example.com", password: "sail-by-the-chart-26" };
const admin = { email: "admin@example.com", password: "keep-the-light-on-26" };

test.skip(!postgresUrl, "needs TEST_DATABASE_URL");

let database: OwnDatabase;
let site: RunningSite;
let url: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  database = await ownDatabase({ people: true });
  site = await startSite({ env: { DATABASE_URL: database.url, TRUST_PROXY: "127.0.0.1" } });
  // Passkeys belong to a host name; an address has none.
  url = site.url.replace("127.0.0.1", "localhost");
});
test.afterAll(async () => {
  await site.stop();
  await database.drop();
});

let visitors = 0;

async function visit(
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  locale: "en" | "ko",
  options: object = {},
): Promise<{ context: BrowserContext; page: Page }> {
  // As everywhere axe looks: English by day, Korean by night.
  const look = { colorScheme: locale === "en" ? "light" : "dark", reducedMotion: "reduce" };
  // Each from an address of its own, so that limits count one person.
  visitors += 1;
  const extraHTTPHeaders = { "x-forwarded-for": `10.250.0.${visitors}` };
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders, ...look, ...options });
  await context.addCookies([{ name: "locale", value: locale, url }]);
  return { context, page: await context.newPage() };
}

async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** Whether the owner touches it when asked, or is somewhere else. */
  return (enabled: boolean) => client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
}

for (const locale of waysOf(["en", "ko"] as const, 0)) {
  const w = words[locale];
  test(`a passkey is added, logs in, is the second step after the password, and is removed (${locale})`, alsoTold, async ({ browser }) => {
    const { context, page } = await visit(browser, locale);
    await page.goto("/login");
    await expect(page.getByLabel(w.account_email, { exact: true })).toHaveAttribute("autocomplete", "username webauthn");
    await logIn(page, w, customer.email, customer.password);
    await expect(page).toHaveURL(/\/customer\/ticket/);
    const ownerThere = await withAuthenticator(page);

    await page.goto("/customer/settings/passkeys");
    await page.getByLabel(w.settings_passkeys_name, { exact: true }).fill("Test key");
    await page.getByRole("button", { name: w.settings_passkeys_add }).click();
    await expect(page.getByText(w.settings_passkeys_added.replace("{name}", "Test key"))).toBeVisible();
    await expect(page.locator(".two-step-codes li")).toHaveCount(10);
    expect(await axeFaults(page)).toEqual([]);

    await context.clearCookies({ name: "auth_token" });
    // The browser suggests it in the address field; the owner takes it.
    await page.goto("/login", { waitUntil: "commit" });
    await expect(page).toHaveURL(/\/customer\/ticket/);

    // The page that notices that its session is gone would be on its way to the log-in by itself.
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    await page.goto("about:blank");
    await context.clearCookies({ name: "auth_token" });
    await ownerThere(false);
    await page.goto("/login");
    await expect(page.getByRole("button", { name: w.login_passkey })).toBeVisible();
    await logIn(page, w, customer.email, customer.password);
    await expect(page.getByRole("heading", { name: w.login_second_passkey_title })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await ownerThere(true);
    await page.getByRole("button", { name: w.login_passkey_use }).click();
    await expect(page).toHaveURL(/\/customer\/ticket/);

    await database.run("update sessions set factor_at = now() - interval '11 minutes'");
    await page.goto("/customer/settings/passkeys");
    await page.getByText(w.settings_passkeys_rename, { exact: true }).click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("button", { name: w.settings_passkeys_remove_named.replace("{name}", "Test key") }).click();
    await expect(page.getByRole("heading", { name: w.confirm_you_title })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("button", { name: w.login_passkey_use }).click();
    await expect(page.getByText(w.settings_passkeys_removed)).toBeVisible();
    await context.close();
  });
}

// Neither language has scripts of its own: Korean with them, English without.
for (const locale of ["en", "ko"] as const) {
  const w = words[locale];
  for (const javaScriptEnabled of everyWay ? [true, false] : [locale === "ko"]) {
    test(`a team change asks who you are and then carries on with what was typed (${locale}, scripts ${javaScriptEnabled ? "on" : "off"})`, async ({
      browser,
    }) => {
      const { context, page } = await visit(browser, locale, { javaScriptEnabled });
      await page.goto("/staff/login");
      await logIn(page, w, admin.email, admin.password);
      await expect(page).toHaveURL(/\/staff$/);
      await database.run("update sessions set factor_at = now() - interval '11 minutes'");
      const email = newAddress("colleague");
      await page.goto("/staff/team");
      await page.getByLabel(w.account_name, { exact: true }).fill("Mina Seo");
      await page.getByLabel(w.account_email, { exact: true }).fill(email);
      await page.getByRole("button", { name: w.team_invite_submit }).click();
      await expect(page.getByRole("heading", { name: w.confirm_you_title })).toBeVisible();
      const password = page.getByRole("textbox", { name: w.account_password_current });
      await password.fill("not the password");
      await page.getByRole("button", { name: w.confirm_you_submit }).click();
      await expect(page.getByText(w.error_wrong_password)).toBeVisible();
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([]);
      await password.fill(admin.password);
      await page.getByRole("button", { name: w.confirm_you_submit }).click();
      await expect(page.locator(".team > li", { hasText: email })).toContainText("Mina Seo");
      await context.close();
    });
  }
}

for (const locale of waysOf(["en", "ko"] as const, 1)) {
  const w = words[locale];
  test(`a session that ran out leaves what was typed on the page (${locale})`, async ({ browser }) => {
    const { context, page } = await visit(browser, locale);
    await page.goto("/staff/login");
    await logIn(page, w, admin.email, admin.password);
    await expect(page).toHaveURL(/\/staff$/);
    await page.goto("/staff/team");
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    const name = page.getByLabel(w.account_name, { exact: true });
    await name.fill("Mina Seo");
    await database.run("update sessions set last_seen_at = now() - interval '61 minutes'");
    // One of the page's own calls may be the first to hear of it; then the dialog is already over the button.
    await page.getByRole("button", { name: w.team_invite_submit }).dispatchEvent("click");
    await expect(page.getByRole("dialog", { name: w.session_ended_title })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const [other] = await Promise.all([context.waitForEvent("page"), page.getByRole("link", { name: w.session_ended_login }).click()]);
    await logIn(other, w, admin.email, admin.password);
    await expect(other).toHaveURL(/\/staff\/team$/);
    await page.bringToFront();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(name).toHaveValue("Mina Seo");

    // A page that is opened after the end says so.
    await database.run("update sessions set last_seen_at = now() - interval '61 minutes'");
    await page.goto("/staff/team");
    await expect(page).toHaveURL(/\/staff\/login\?next=%2Fstaff%2Fteam&ended$/);
    await expect(page.getByText(w.staff_login_ended)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });
}
