// What is not there, not yours or too much says so with its own status, in the reader's language.

import { m } from "#platform/paraglide/messages.js";
import { call, customers, open } from "./console-test.ts";
import { expect, sessionCookies, signedInToken, test, tokenOf } from "./site-test.ts";

const missing = ["/customer/ticket/details/nope", "/customer/chat/nope", "/customer/settings/export/xyz", "/files/nope"];

test("customer 2: what is not there is a 404 page in the reader's language, for documents and payloads", async ({ site }) => {
  const token = await signedInToken(site.url, "customer");
  for (const locale of ["en", "ko"] as const) {
    const headers = { accept: "text/html", "sec-fetch-dest": "document", cookie: `auth_token=${token}; locale=${locale}` };
    for (const path of missing) {
      const page = await fetch(site.url + path, { headers });
      const html = await page.text();
      expect([path, page.status, page.headers.get("content-type")]).toEqual([path, 404, "text/html; charset=utf-8"]);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(m.error_not_found({}, { locale }));
      expect(html).not.toContain("Unexpected Server Error");
      expect((await fetch(`${site.url}${path}.data`, { headers: { cookie: headers.cookie } })).status).toBe(404);
    }
  }
});

test("customer 2: a mail's link under another log-in says who is logged in, and switching leads back to it", async ({
  page,
  context,
  site,
  signIn,
}) => {
  const { data: ticket } = await call<{ data: { id: string } }>(site.url, customers.en, "POST", "/tickets", {
    subject: "Only mine",
    department: "technical",
    priority: "normal",
    body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Nobody else's" }] }] },
  });
  const other = customers.ko;
  await signIn(context, "customer");
  const path = `/customer/ticket/details/${ticket.id}`;
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByText(m.error_page_other_account({ email: other }, { locale: "en" }))).toBeVisible();
  await page.getByRole("button", { name: "Switch account" }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel("E-mail").fill(customers.en);
  await page.locator("input[type=password]").fill("sail-by-the-chart-26");
  await page.locator("main form button[type=submit]").first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { name: "Only mine" })).toBeVisible();
});

test("customer 2: the same on the way by a link within the site, in Korean", async ({ page, context, signIn }) => {
  await signIn(context, "customer");
  await page.goto("/customer/ticket?lang=ko");
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await page.evaluate(() =>
    (window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }).__reactRouterDataRouter.navigate(
      "/customer/chat/nope",
    ),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/페이지를 찾을/);
  await expect(page.getByRole("button", { name: "계정 전환" })).toBeVisible();
});

test("tools 6: past its limit a search answers 429 with the time to wait, as a page, a payload and JSON", async ({ site }) => {
  const token = await signedInToken(site.url, "customer");
  const cookie = `auth_token=${token}; locale=ko`;
  for (const [path, call, address, cookies] of [
    ["/blog?q=bgp", "/api/posts?q=bgp", "203.0.113.77", "locale=ko"],
    ["/search?q=bgp", "/api/search?q=bgp", "203.0.113.78", "locale=ko"],
    ["/customer/ticket?q=bgp", "/customer/ticket.data?q=bgp", "203.0.113.79", cookie],
  ] as const) {
    const ask = (asked: string, accept = "text/html") =>
      fetch(site.url + asked, { headers: { "x-forwarded-for": address, cookie: cookies, accept } });
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
    // What is behind the page takes from the same limit, without drawing a page each time.
    for (let count = 0, status = 200; count < 150 && status === 200; count += 1) status = (await ask(call, "*/*")).status;
    const page = await ask(path);
    expect([path, page.status]).toEqual([path, 429]);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await page.text()).toContain(m.error_page_too_many({}, { locale: "ko" }));
    const payload = await ask(path.replace("?", ".data?"));
    expect([payload.status, Number(payload.headers.get("retry-after")) > 0]).toEqual([429, true]);
    if (path.startsWith("/search")) {
      const script = await ask(path, "application/json");
      expect([script.status, (await script.json()).code]).toEqual([429, "rate_limited"]);
    }
  }
});

test("tools 6: an unknown time zone is said beside its field", async ({ site }) => {
  const token = await signedInToken(site.url, "customer");
  const answer = await fetch(`${site.url}/customer/settings/language`, {
    method: "POST",
    body: new URLSearchParams({ locale: "ko", timezone: "Mars/Olympus" }),
    headers: { cookie: `auth_token=${token}; locale=ko` },
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(m.timezone_unknown({}, { locale: "ko" }));
});

test("tools 6: a form of another kind is refused with a page in the reader's language", async ({ site }) => {
  const answer = await fetch(`${site.url}/login`, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json", cookie: "locale=ko" },
  });
  expect(answer.status).toBe(415);
  expect(await answer.text()).toContain(m.error_page_malformed({}, { locale: "ko" }));
});

test("staff are told the same: what is not there is a 404", async ({ site }) => {
  const token = await signedInToken(site.url, "admin");
  for (const path of [
    "tickets/nope",
    "tickets/nope/merge",
    "customers/nope",
    "enquiries/nope",
    "blog/nope",
    "chat/nope",
    "canned-replies/nope",
    "status/nope-nope",
  ]) {
    const answer = await fetch(`${site.url}/staff/${path}`, { headers: { cookie: `auth_token=${token}; locale=ko`, accept: "text/html" } });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('<html lang="ko"');
  }
});

test("customer 10: without a line the page that was asked for comes by itself when it is back; Go Back leads back; a reply says one thing", async ({
  page,
  context,
  site,
  allowComplaints,
}) => {
  allowComplaints(/net::ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch/);
  const [ticket, next] = [await open(site.url, customers.en), await open(site.url, customers.en)];
  await context.addCookies(sessionCookies(site.url, await tokenOf(site.url, customers.en)));
  await page.goto(`/customer/ticket/details/${ticket.id}?lang=en`);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  // What shows a message comes with the first press.
  const shower = page.waitForResponse(/toast-stack.*\.js$/);
  await page.locator(".rich-input").click();
  await page.keyboard.type("Sent into the void");
  await shower;
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText(m.shell_unsent({}, { locale: "en" }))).toBeVisible();
  await expect(page.getByRole("button", { name: "Send reply" })).toBeEnabled();
  await expect(page.getByText("Sending", { exact: false })).toHaveCount(0);
  const go = (to: string) =>
    page.evaluate(
      (path) => (window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }).__reactRouterDataRouter.navigate(path),
      to,
    );
  await go(`/customer/ticket/details/${next.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.error_page_offline({}, { locale: "en" }));
  await context.setOffline(false);
  await expect(page.locator(".account-rail")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(next.id));
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await go("/customer/ticket/details/nope");
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL(new RegExp(next.id));
});
