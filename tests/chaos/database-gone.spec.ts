// The database server is gone while people are at work: pages say so with a 503, forms keep what was typed, and the next try goes through.
// Nothing listens at its address meanwhile, as when it is stopped; one that is stopped or frozen itself: server/database-gone.test.ts.
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { expect, sessionCookies, test } from "../e2e/site-test.ts";
import { type UnsteadyLine, unsteadyLine } from "../fixtures/outside/unsteady-line.ts";
import { ownDatabase } from "../fixtures/own-database.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { postgresUrl } from "../fixtures/test-database.ts";

test("tools 10: with the database gone forms keep their text and pages are 503; then all goes on", async ({ browser, allowComplaints }) => {
  allowComplaints(/^503 /);
  test.skip(!postgresUrl, "needs TEST_DATABASE_URL");
  test.setTimeout(180_000);
  const database = await ownDatabase({ people: true });
  const { hostname: host, port } = new URL(database.url);
  const reach = (at = 0) => unsteadyLine([Number(port || 5432)], { host, at });
  let line: UnsteadyLine = await reach();
  const address = new URL(database.url);
  address.host = new URL(line.url).host;
  let site: RunningSite | undefined;
  try {
    site = await startSite({ env: { DATABASE_URL: address.href } });
    const { url } = site;
    const who = { email: "alex@example.com", password: "sail-by-the-chart-26", session_id: "database-gone", user_type: "customer" };
    const login = await fetch(`${url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...who, device: "web" }),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const context = await browser.newContext({ baseURL: url });
    context.setDefaultTimeout(20_000);
    await context.addCookies(sessionCookies(url, data.token));

    const profile = await context.newPage();
    await profile.goto("/customer/settings");
    await profile.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    await profile.locator("input[name=company]").fill("Morgan Games");
    const contact = await context.newPage();
    await contact.goto(quoteHref({ service: "cdn", summary: "CDN · 30 TB a month" }));
    await contact.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    await contact.getByLabel("Name", { exact: true }).fill("Alex Morgan");
    await contact.getByLabel("E-mail", { exact: true }).fill("alex@example.com");
    await contact.locator("textarea[name=message]").fill("We ship 30 TB a month.");
    await contact.locator("input[name=consent]").check();
    const send = contact.locator("form:has(input[name=consent]) button[type=submit]");
    const save = profile.locator("form:has(input[name=company]) button[type=submit]");

    // Read once before, as on any day.
    const stored = ["/", "/status", "/?lang=ko", "/status?lang=ko"];
    for (const path of stored) expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);

    await line.close();
    const seen = await Promise.all(
      stored.map(async (path) => {
        const answer = await fetch(url + path);
        return [path, answer.status, (await answer.text()).includes("</html>")];
      }),
    );
    expect(seen).toEqual(stored.map((path) => [path, 200, true]));
    console.log(`database gone: ${stored.join(", ")} are answered from the page cache, all 200`);
    await save.click();
    await expect(profile.getByText("does not answer right now").first()).toBeVisible();
    await expect(profile.locator("input[name=company]")).toHaveValue("Morgan Games");
    await send.click();
    await expect(contact.getByRole("alert").first()).toBeVisible();
    await expect(contact.locator("textarea[name=message]")).toHaveValue("We ship 30 TB a month.");
    const cookie = `auth_token=${data.token}; lang=ko`;
    for (const path of ["/customer/ticket", "/blog/not-stored-yet", "/sitemap.xml", "/search?q=cdn"]) {
      const answer = await fetch(url + path, { headers: { cookie }, redirect: "manual" });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get("retry-after"), path).toMatch(/^\d+$/);
    }

    line = await reach(Number(address.port));
    await save.click();
    await expect(profile.getByText("Saved.").first()).toBeVisible();
    await send.click();
    await expect(contact).toHaveURL(/sent=E-/);
    console.log(
      "database gone, two people at a form: both read that it does not answer and keep their text; back: both are sent with a click",
    );
    await context.close();
  } finally {
    await site?.stop("SIGKILL");
    await line.close();
    await database.drop();
  }
});
