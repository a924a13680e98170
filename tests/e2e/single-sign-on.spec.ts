// Staff log in at a real OpenID provider, with scripts and without. On a server of its own: single sign-on is a setting.
import type { Browser } from "@playwright/test";
import { everyWay } from "../fixtures/every-way.ts";
import { freePort } from "../fixtures/free-port.ts";
import { type OidcServer, oidcServer } from "../fixtures/outside/oidc-server.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { newAddress, words } from "./accounts-story.ts";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./site-test.ts";

const label = { en: "Example ID", ko: "사내 계정" } as const;
const name = (text: string, locale: "en" | "ko") => text.replace("{label}", label[locale]);

let oidc: OidcServer;
let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await freePort();
  oidc = await oidcServer(`http://127.0.0.1:${port}`);
  site = await startSite({ port, env: { ...oidc.env, OIDC_LABEL_KO: label.ko, OIDC_SIGN_UP: "just-in-time" } });
});
test.afterAll(async () => {
  await site.stop();
  await oidc.stop().catch(() => {});
});

async function visit(browser: Browser, locale: "en" | "ko", options: object = {}) {
  const context = await browser.newContext({ baseURL: site.url, ...options });
  await context.addCookies([{ name: "locale", value: locale, url: site.url }]);
  return { context, page: await context.newPage() };
}

const themes = { en: "light", ko: "dark" } as const;

for (const [locale, javaScriptEnabled] of [
  ["en", false],
  ["ko", true],
] as const) {
  const w = words[locale];
  test(`a colleague logs in at the provider, works, confirms there and logs out of both (${locale}, scripts ${javaScriptEnabled ? "on" : "off"})`, async ({
    browser,
  }) => {
    const login = `dana-${locale}`;
    // Logged in there half an hour ago: good for a log-in, no fresh factor.
    oidc.people.set(login, { email: newAddress(login), email_verified: true, name: "Dana Kim", groups: ["admins"], askedMinutesAgo: 30 });
    const { context, page } = await visit(browser, locale, { javaScriptEnabled });
    await page.goto("/staff/team");
    await expect(page).toHaveURL(/\/staff\/login\?next=/);
    await page.getByRole("link", { name: name(w.sso_log_in, locale) }).click();
    await page.getByLabel("Name").fill(login);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${site.url}/staff/team`);

    const invited = newAddress("colleague");
    await page.getByLabel(w.account_name, { exact: true }).fill("Mina Seo");
    await page.getByLabel(w.account_email, { exact: true }).fill(invited);
    await page.getByRole("button", { name: w.team_invite_submit }).click();
    await expect(page.getByRole("heading", { name: w.confirm_you_title })).toBeVisible();
    await expect(page.getByRole("textbox", { name: w.account_password_current })).toHaveCount(0);
    await page.getByRole("button", { name: w.confirm_sso_continue }).click();
    await expect(page.getByText(name(w.confirm_sso_not_yet, locale))).toBeVisible();
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: name(w.confirm_sso_open, locale) }).click(),
    ]);
    await tab.getByLabel("Name").fill(login);
    await tab.getByRole("button", { name: "Continue" }).click();
    await expect(tab.getByText(w.confirm_you_done)).toBeVisible();
    await tab.close();
    await page.getByRole("button", { name: w.confirm_sso_continue }).click();
    await expect(page.locator(".team > li", { hasText: invited })).toContainText("Mina Seo");

    await page.locator(".account-menu summary:visible").click();
    await page.locator(".account-menu[open]").getByRole("button", { name: w.customer_logout }).click();
    await page.getByRole("button", { name: "Log out here" }).click();
    await expect(page).toHaveURL(/\/staff\/login(\?|$)/);
    // Gone there as well: it asks who it is.
    await page.getByRole("link", { name: name(w.sso_log_in, locale) }).click();
    await expect(page.getByLabel("Name")).toBeVisible();
    await page.goto("/staff/team");
    await expect(page).toHaveURL(/\/staff\/login\?next=/);
    await context.close();
  });

  test(`who is in no group is told so, and the password is still there (${locale})`, async ({ browser, allowComplaints }) => {
    allowComplaints(/422/);
    const login = `outsider-${locale}`;
    oidc.people.set(login, { email: newAddress(login), email_verified: true, groups: ["everybody"] });
    const { context, page } = await visit(browser, locale, { viewport: { width: 360, height: 740 } });
    await page.goto("/staff/login");
    await page.getByRole("link", { name: name(w.sso_log_in, locale) }).click();
    await page.getByLabel("Name").fill(login);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: w.sso_failed_title })).toBeVisible();
    await expect(page.getByText(w.error_sso_no_role)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("link", { name: w.sso_failed_other }).click();
    await expect(page.getByRole("textbox", { name: w.account_password, exact: true })).toBeVisible();
    await context.close();
  });

  // As everywhere axe looks: English by day, Korean by night.
  for (const colorScheme of everyWay ? (["light", "dark"] as const) : [themes[locale]]) {
    test(`the log-in page with the button fits a small phone and everybody's senses (${locale}, ${colorScheme})`, async ({ browser }) => {
      const { context, page } = await visit(browser, locale, { viewport: { width: 360, height: 740 }, colorScheme });
      await page.goto("/staff/login");
      await expect(page.getByRole("link", { name: name(w.sso_log_in, locale) })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await axeFaults(page)).toEqual([]);
      await context.close();
    });
  }
}

test("a provider that is away is a page in words and no failure of ours, and the log-in page stands", async () => {
  await oidc.stop();
  const own = await startAgain();
  for (const locale of ["en", "ko"] as const) {
    const headers = { cookie: `locale=${locale}`, accept: "text/html" };
    const away = await fetch(`${own.url}/staff/login/sso`, { headers, redirect: "manual" });
    expect(away.status).toBe(424);
    expect(await away.text()).toContain(words[locale].error_sso_unavailable);
    const page = await fetch(`${own.url}/staff/login`, { headers });
    expect([page.status, (await page.text()).includes(words[locale].account_password)]).toEqual([200, true]);
  }
});

/** What was found out about the provider is forgotten. */
async function startAgain(): Promise<RunningSite> {
  const port = Number(new URL(site.url).port);
  await site.stop();
  site = await startSite({ port, env: { ...oidc.env, OIDC_LABEL_KO: label.ko } });
  return site;
}
