// The production set-up: https ends in front of the server, at a public origin in English and a host whose language is forced to Korean, both
// on this machine by name.
import { type Browser, chromium } from "@playwright/test";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import { browserFlags, findBrowser } from "../../scripts/find-browser.ts";
import { freePort } from "../fixtures/free-port.ts";
import { type SmtpInbox, smtpInbox } from "../fixtures/outside/smtp-inbox.ts";
import { type TlsFront, tlsFront } from "../fixtures/outside/tls-front.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { words } from "./accounts-story.ts";
import { call, customers, open } from "./console-test.ts";
import { watchBrowser } from "./quiet-browser.ts";
import { addressesIn, locationsIn, rawGet } from "./raw-get.ts";
import { expect, test } from "./site-test.ts";

const customer = { email: customers.ko, password: "sail-by-the-chart-26" };
let site: RunningSite;
let inbox: SmtpInbox;
let front: TlsFront;
let [url, english, korean] = ["", "", ""];

test.beforeAll(async () => {
  inbox = await smtpInbox();
  const port = await freePort();
  front = await tlsFront(() => port);
  [english, korean] = [`https://www.example.test:${front.port}`, `https://www.example.kr:${front.port}`];
  const mails = { SMTP_URL: inbox.url, INBOUND_MAIL_SECRET: "a-secret-of-24-characters", INBOUND_MAIL_SERVER: "mx.example.test" };
  site = await startSite({ port, env: { PUBLIC_ORIGIN: english, FORCED_LOCALE_HOSTS: "www.example.kr=ko", ...mails } });
  url = site.url;
});
test.afterAll(async () => {
  await site?.stop();
  await inbox?.stop();
  await front?.stop();
});

/** A browser that finds both names on this machine. */
function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  const names = "--host-resolver-rules=MAP www.example.kr 127.0.0.1, MAP www.example.test 127.0.0.1";
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserFlags, names] });
}

const visitor = { ignoreHTTPSErrors: true, reducedMotion: "reduce" } as const;

for (const javaScriptEnabled of [true, false]) {
  test(`behind https forms are taken, ${javaScriptEnabled ? "with" : "without"} scripts: a log-in, an enquiry with a mistake`, async () => {
    const browser = await openBrowser();
    const complaints = watchBrowser(browser);
    try {
      const page = await (await browser.newContext({ baseURL: english, locale: "en-US", javaScriptEnabled, ...visitor })).newPage();
      await page.goto("/login");
      await page.getByLabel(words.en.account_email, { exact: true }).fill(customers.en);
      await page.getByRole("textbox", { name: words.en.account_password, exact: true }).fill(customer.password);
      await page.getByRole("button", { name: words.en.login_submit, exact: true }).click();
      await expect(page).toHaveURL(`${english}/customer/ticket`);
      await page.goto("/resources/contact-us");
      await page.locator("main form textarea").first().fill("Two racks in Seoul from March, with remote hands.");
      await page.locator('main form button[type="submit"]').last().click();
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
      await expect(page.locator("main form textarea").first()).toHaveValue(/Two racks/);
      expect(complaints.left()).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}

test("tools 4: on the forced host a customer logs in, is connected, and an answer arrives while the page is open", async () => {
  const ticket = await open(url, customer.email, { subject: "회선 지연 문의", body: fromPlainText("ICN1 회선이 느립니다.") });
  const browser = await openBrowser();
  const complaints = watchBrowser(browser);
  try {
    const page = await (await browser.newContext({ baseURL: korean, ...visitor })).newPage();
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    await page.goto("/login");
    await page.getByLabel(words.ko.account_email, { exact: true }).fill(customer.email);
    await page.getByRole("textbox", { name: words.ko.account_password, exact: true }).fill(customer.password);
    await page.getByRole("button", { name: words.ko.login_submit, exact: true }).click();
    await expect(page).toHaveURL(`${korean}/customer/ticket`);
    await page.goto(`/customer/ticket/details/${ticket.id}`);
    await expect(page.locator('.live-dot[data-state="live"]').first()).toBeVisible();
    // customer 9: where mail is received, a reply by mail is offered; where it is not, it is not (day-customer.spec.ts).
    await expect(page.getByText(words.ko.ticket_reply_mail)).toBeVisible();
    expect(sockets.length).toBeGreaterThan(0);
    for (const socket of sockets) expect(socket).toContain(`wss://${new URL(korean).host}/app/`);
    const text = "경로를 바꿨습니다. 확인해 주세요.";
    const answer = { body: fromPlainText(text), last_seen_seq: 1 };
    await call(url, "agent@example.com", "POST", `/staff/tickets/${ticket.id}/replies`, answer);
    await expect(page.getByText(text)).toBeVisible({ timeout: 40_000 });
    // The switch leads to the other host, and from there back.
    await page.goto("/services/cdn");
    await page.locator('a[hreflang="en"]').first().click();
    await expect(page).toHaveURL(`${english}/services/cdn?lang=en`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.locator('a[hreflang="ko"]').first().click();
    await expect(page).toHaveURL(`${korean}/services/cdn`);
    expect(complaints.left()).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("the switch of a personal page leads to the other host's log-in, which says why, and from there to the same page", async () => {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: english, ...visitor });
    const page = await context.newPage();
    const logIn = async (w: (typeof words)["en" | "ko"]) => {
      await page.getByLabel(w.account_email, { exact: true }).fill(customers.en);
      await page.getByRole("textbox", { name: w.account_password, exact: true }).fill(customer.password);
      await page.getByRole("button", { name: w.login_submit, exact: true }).click();
    };
    for (const from of ["evil.example", "en", ""]) {
      await page.goto(`/login?from=${from}`);
      await expect(page.getByText(/has a log-in of its own/), from).toHaveCount(0);
    }
    await page.goto("/login");
    await logIn(words.en);
    await expect(page).toHaveURL(`${english}/customer/ticket`);
    await page.goto("/customer/ticket?status=closed");
    await page.locator('a[data-language][hreflang="ko"]').first().click();
    await expect(page).toHaveURL((url) => url.origin === korean && url.pathname === "/login");
    const [there, here] = [english, korean].map((origin) => new URL(origin).host);
    await expect(page.locator(".notice")).toContainText(`${there}에는 이미 로그인되어 있습니다. ${here}에서는 따로 로그인해야 하며`);
    await logIn(words.ko);
    await expect(page).toHaveURL(`${korean}/customer/ticket?status=closed`);
    // Logged in at both by now, the switch asks nothing.
    await page.locator('a[data-language][hreflang="en"]').first().click();
    await expect(page).toHaveURL(`${english}/customer/ticket?status=closed`);
  } finally {
    await browser.close();
  }
});

test("tools 4: both hosts name one address for each language, for home, a service and a post", async () => {
  const from = (origin: string, path: string) => rawGet(url, path, { host: new URL(origin).host });
  const feed = JSON.parse((await from(korean, "/blog/feed.json")).text) as { items: { url: string }[] };
  const post = feed.items.map((item) => item.url).find((address) => address.includes("%")) ?? feed.items[0]?.url ?? "";
  expect(post.startsWith(`${korean}/blog/`)).toBe(true);
  for (const path of ["/", "/services/cdn", post.slice(korean.length)]) {
    const ko = addressesIn((await from(korean, path)).text);
    expect(ko.canonical).toBe(korean + path);
    expect(Object.keys(ko.alternates).sort()).toEqual(["en", "ko", "x-default"]);
    expect(ko.alternates.ko).toBe(ko.canonical);
    expect(ko.alternates["x-default"]).toBe(ko.alternates.en);
    const englishAddress = ko.alternates.en ?? "";
    expect(englishAddress.startsWith(`${english}/`)).toBe(true);
    const answer = await from(english, englishAddress.slice(english.length));
    expect(answer.status).toBe(200);
    const en = addressesIn(answer.text);
    expect(en.canonical).toBe(englishAddress);
    expect(en.alternates).toEqual(ko.alternates);
    expect(addressesIn((await from(english, `${path}?lang=ko`)).text).canonical, "Korean on the other host is a copy").toBe(ko.canonical);
  }
});

test("tools 4: each host's sitemap lists its own addresses, all of them 200 and canonical", async () => {
  for (const origin of [english, korean]) {
    const host = { host: new URL(origin).host };
    const locations = locationsIn((await rawGet(url, "/sitemap.xml", host)).text);
    expect(locations.length).toBeGreaterThan(40);
    expect(locations.filter((href) => !href.startsWith(`${origin}/`) || href.includes("?"))).toEqual([]);
    expect((await rawGet(url, "/robots.txt", host)).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const href of locations.filter((_, at) => at % 6 === 0 || at > locations.length - 4)) {
      const { status, text } = await rawGet(url, href.slice(origin.length), host);
      expect([href, status, addressesIn(text).canonical]).toEqual([href, 200, href]);
    }
  }
});

test("tools 4: the settings, the policy and the gateway know every configured host; mails lead to the reader's", async () => {
  for (const origin of [english, korean]) {
    const { text, headers } = await rawGet(url, "/realtime", { host: new URL(origin).host });
    expect(JSON.parse(text).data.wsHost).toBe(new URL(origin).hostname);
    expect(headers["cache-control"]).toContain("no-store");
    const policy = (await rawGet(url, "/login", { host: new URL(origin).host })).headers["content-security-policy"] ?? "";
    for (const own of [english, korean]) expect(policy).toContain(own.replace("http", "ws"));
  }
  const foreign = await rawGet(url, `/api/realtime?page=${encodeURIComponent("https://evil.example/")}`);
  expect(JSON.parse(foreign.text).data.wsHost).toBe(new URL(english).hostname);
  await fetch(`${url}/api/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: customer.email }),
  });
  const mail = () => inbox.received.find(({ mail: one }) => one.text?.includes("/reset-password/"))?.mail;
  await expect.poll(() => mail()?.text ?? "", { timeout: 20_000 }).toContain(`${korean}/reset-password/`);
});
