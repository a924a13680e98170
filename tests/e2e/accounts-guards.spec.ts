// Who may see what, and what a session leaves behind: guards for pages and payloads, no token in reach of scripts, tabs that agree.
import { customerHome } from "#app/session/areas.ts";
import { alsoTold } from "../fixtures/every-way.ts";
import { logIn, logOut, words } from "./accounts-story.ts";
import { expect, test, wakeScripts } from "./site-test.ts";

const w = words.en;
const personal = ["/customer/ticket", "/support", "/customer/settings", "/customer/settings/privacy"];
const home = new RegExp(`${customerHome}$`);

test(
  "the customer area asks for a log-in first and then leads there, for pages and payloads alike",
  alsoTold,
  async ({ page, request }) => {
    for (const path of personal) {
      const next = `/login?next=${encodeURIComponent(path)}`;
      const document = await request.get(path, { maxRedirects: 0 });
      expect([document.status(), document.headers().location]).toEqual([302, next]);
      expect(document.headers()["cache-control"]).toBe("private, no-store");
      const payload = await request.get(`${path}.data`, { maxRedirects: 0 });
      expect(payload.status()).toBe(202);
      expect(await payload.text()).toContain(next);
    }
    await page.goto("/customer/settings/privacy");
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, w, "alex@example.com", "sail-by-the-chart-26");
    await expect(page).toHaveURL(/\/customer\/settings\/privacy$/);
  },
);

test("guest-only pages send a customer on, for pages and payloads alike", alsoTold, async ({ context, page, signIn }) => {
  await signIn(context, "customer");
  await page.goto("/login");
  await expect(page).toHaveURL(home);
  for (const path of ["/login", "/signup", "/forgot-password", "/reset-password/x", "/signup-confirmation"]) {
    const document = await context.request.get(path, { maxRedirects: 0 });
    expect([document.status(), document.headers().location]).toEqual([302, customerHome]);
    const payload = await context.request.get(`${path}.data`, { maxRedirects: 0 });
    expect([payload.status(), (await payload.text()).includes(customerHome)]).toEqual([202, true]);
  }
  await page.goto("/email-verification/x");
  await expect(page).toHaveURL(/\/customer\/settings\/email\?confirm=x$/);
  await page.goto(`/login?next=${encodeURIComponent("/customer/settings/password")}`);
  await expect(page).toHaveURL(/\/customer\/settings\/password$/);
});

test("another site is never where a log-in leads", alsoTold, async ({ browser, site }) => {
  // Where it leads is said by the server, and followed by the page's scripts or by the browser itself.
  for (const [next, javaScriptEnabled] of [
    ["https://evil.example/", true],
    ["//evil.example/", false],
    ["/\\evil.example", false],
    ["javascript:alert(1)", false],
  ] as const) {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await logIn(page, w, "alex@example.com", "sail-by-the-chart-26");
    await expect(page).toHaveURL(home);
    await context.close();
  }
});

test("staff and customers have doors of their own", async ({ page, context, signIn }) => {
  await signIn(context, "customer");
  await page.goto("/staff");
  await expect(page).toHaveURL(/\/staff\/login\?next=%2Fstaff$/);
  await page.getByLabel(w.account_email, { exact: true }).fill("alex@example.com");
  await page.getByRole("textbox", { name: w.account_password, exact: true }).fill("sail-by-the-chart-26");
  await page.getByRole("button", { name: w.login_submit, exact: true }).click();
  await expect(page.getByText(w.error_invalid_credentials)).toBeVisible();
  await page.getByLabel(w.account_email, { exact: true }).fill("agent@example.com");
  await page.getByRole("textbox", { name: w.account_password, exact: true }).fill("keep-the-light-on-26");
  await page.getByRole("button", { name: w.login_submit, exact: true }).click();
  await expect(page).toHaveURL(/\/staff$/);
  await page.goto("/customer/settings");
  await expect(page).toHaveURL(/\/staff$/);
});

test("no token reaches a page, a payload or the browser's storage", alsoTold, async ({ page, context }) => {
  const seen: string[] = [];
  page.on("response", async (response) => {
    if (/text|json|script/.test(response.headers()["content-type"] ?? "")) seen.push(await response.text().catch(() => ""));
  });
  await page.goto("/login");
  await logIn(page, w, "alex@example.com", "sail-by-the-chart-26");
  await expect(page).toHaveURL(home);
  for (const path of personal) await page.goto(path);
  await page.goto("/session");
  await page.goto("/support");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("customer"))).toContain("Alex Morgan");
  const token = (await context.cookies()).find(({ name }) => name === "auth_token")?.value ?? "no token";
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(token.length).toBeGreaterThan(30);
  expect([...seen, stored].filter((text) => text.includes(token))).toEqual([]);
  expect(stored).not.toContain("alex@example.com");
});

test("a page that is the same for everyone learns who is there at its start", async ({ page, context, signIn }) => {
  await signIn(context, "customer");
  await page.goto("/");
  await wakeScripts(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("customer"))).toContain('"kind":"customer"');
});

test("log out in one tab, and the other leaves its personal page", alsoTold, async ({ context, signIn }) => {
  await signIn(context, "customer");
  const [here, there] = [await context.newPage(), await context.newPage()];
  await there.goto("/customer/settings");
  await expect.poll(() => there.evaluate(() => localStorage.getItem("customer"))).not.toBeNull();
  await here.goto("/support");
  await logOut(here, w);
  await expect(there).toHaveURL(/\/login\?next=%2Fcustomer%2Fsettings$/);
  await expect.poll(() => there.evaluate(() => localStorage.getItem("customer"))).toBeNull();
  await logIn(here, w, "alex@example.com", "sail-by-the-chart-26");
  await expect(there).toHaveURL(/\/customer\/settings$/);
});

for (const line of ["live", "cut"] as const) {
  test(`customer 17: a session ended elsewhere asks for a log-in over the page, nothing is lost or said to be live (${line} socket)`, async ({
    page,
    context,
    site,
    signIn,
  }) => {
    await signIn(context, "customer");
    if (line === "cut") await page.routeWebSocket(/.*/, () => {});
    await page.goto("/customer/settings");
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    const bar = page.locator(".account-bar");
    if (line === "live") await expect(bar).toContainText(w.live_on);
    const name = page.getByLabel(w.account_name, { exact: true });
    await name.fill("Typed and not saved");
    const token = (await context.cookies()).find(({ name }) => name === "auth_token")?.value;
    await fetch(`${site.url}/api/logout`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
    // Without a line nobody tells the page; it asks when somebody comes back to it.
    if (line === "cut") await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByRole("dialog", { name: w.session_ended_title })).toBeVisible();
    await expect(bar).toContainText(w.live_offline);
    await signIn(context, "customer");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(name).toHaveValue("Typed and not saved");
    await expect(page).toHaveURL(/\/customer\/settings$/);
  });
}

test("a session that ends on the server ends here with the next call: cookies, storage and page", async ({
  page,
  context,
  site,
  signIn,
}) => {
  await signIn(context, "customer");
  // Without the live connection: over it the page would hear of its end before it calls.
  await page.routeWebSocket(/.*/, () => {});
  await page.goto("/customer/settings");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("customer"))).not.toBeNull();
  const token = (await context.cookies()).find(({ name }) => name === "auth_token")?.value;
  await fetch(`${site.url}/api/logout`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
  await page.getByRole("link", { name: w.settings_password }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fcustomer%2Fsettings%2Fpassword$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth_token");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("customer"))).toBeNull();
});

test("too many wrong passwords: a clear word and the time to try again, with and without scripts", async ({ browser }) => {
  // Known or not, an address is treated alike; one of its own keeps the other tests' people out of it.
  const email = `wrong-${Date.now()}@example.com`;
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/login");
    for (let attempt = 1; attempt <= (javaScriptEnabled ? 5 : 0); attempt += 1) {
      await logIn(page, w, email, `wrong password ${attempt}`);
      await expect(page.getByText(w.error_invalid_credentials)).toBeVisible();
      await expect(page.getByRole("textbox", { name: w.account_password, exact: true })).toHaveValue("");
    }
    await logIn(page, w, email, "sail-by-the-chart-26");
    await expect(page.getByText(/Too many attempts\. Please wait \d+ (s|min)/)).toBeVisible();
    await expect(page.getByText(/You can try again from \d\d:\d\d KST/)).toBeVisible();
    await expect(page.getByLabel(w.account_email, { exact: true })).toHaveValue(email);
    await context.close();
  }
});
