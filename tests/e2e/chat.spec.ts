// A chat between two browsers, in English and in Korean: waiting, talking, marks, files, the end, the transcript by a real SMTP server;
// what is written without a line, with an input method, without scripts; both themes and a phone.
import type { BrowserContext, Page } from "@playwright/test";
import { demoAccounts } from "#db/seed/demo-accounts.ts";
import en from "../../messages/en/chat.json" with { type: "json" };
import ko from "../../messages/ko/chat.json" with { type: "json" };
import { startSite } from "../fixtures/running-site.ts";
import { type SmtpInbox, smtpInbox } from "../fixtures/smtp-inbox.ts";
import { axeFaults } from "./axe.ts";
import { test as base, expect, watchConsole } from "./site-test.ts";

const test = base.extend<object, { inbox: SmtpInbox }>({
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the destructured first argument
    async ({}, use) => {
      const inbox = await smtpInbox();
      await use(inbox);
      await inbox.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ inbox }, use) => {
      const site = await startSite({ env: { SMTP_URL: inbox.url } });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

type Words = typeof en;
type Lang = "en" | "ko";
const words: Record<Lang, Words> = { en, ko };
const customers = { en: "alex@example.com", ko: "seoyeon@example.com" } as const;
const agentEmail = "agent@example.com";

/** `{name}` filled in, as a pattern that does not mind what else the line says. */
function said(text: string, values: Record<string, string> = {}): RegExp {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "\u0000");
  return new RegExp(filled.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&").replaceAll("\u0000", ".+"));
}

async function tokenOf(url: string, email: string): Promise<string> {
  const account = demoAccounts.find((candidate) => candidate.email === email);
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: account?.password, user_type: account?.kind === "customer" ? "customer" : "staff" }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

async function enter(context: BrowserContext, url: string, email: string): Promise<Page> {
  await context.addCookies([
    { name: "auth_token", value: await tokenOf(url, email), url, httpOnly: true, sameSite: "Lax" },
    { name: "signed_in", value: "1", url, sameSite: "Lax" },
  ]);
  return context.newPage();
}

async function callApi<T>(url: string, token: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

async function startChat(page: Page, w: Words, topic: string, first: string): Promise<void> {
  await page.getByLabel(w.chat_topic, { exact: true }).fill(topic);
  await page.getByLabel(w.chat_first_message).fill(first);
  await page.getByRole("button", { name: w.chat_start_action, exact: true }).click();
  await page.waitForURL(/\/customer\/chat\/[\w-]+/);
}

const box = (page: Page, w: Words) => page.getByRole("textbox", { name: w.chat_message, exact: true });

async function noSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

test.describe.configure({ mode: "serial" });

test("nobody at the desk: the page says so with the hours, and the message becomes a ticket", async ({ page, site }) => {
  const token = await tokenOf(site.url, customers.ko);
  await page.context().addCookies([{ name: "auth_token", value: token, url: site.url, httpOnly: true, sameSite: "Lax" }]);
  await page.goto("/customer/chat?lang=ko");
  await expect(page.getByRole("heading", { name: ko.chat_hours })).toBeVisible();
  await expect(page.getByText("09:00~12:00, 13:00~18:00")).toBeVisible();
  await page.getByLabel(ko.chat_topic, { exact: true }).fill("야간 문의");
  await page.getByLabel(ko.chat_first_message).fill("내일 확인해 주세요.");
  await page.getByRole("button", { name: ko.chat_start_action_ticket }).click();
  await expect(page.getByText(said(ko.chat_became_ticket)).last()).toBeVisible();
  await expect(page.getByRole("link", { name: said(ko.chat_open_ticket) })).toHaveAttribute("href", /\/customer\/ticket\/details\//);
});

for (const lang of ["en", "ko"] as const) {
  test(`a whole chat between two browsers (${lang})`, async ({ browser, site, inbox }) => {
    const w = words[lang];
    const customerName = demoAccounts.find(({ email }) => email === customers[lang])?.name ?? "";
    const agentName = demoAccounts.find(({ email }) => email === agentEmail)?.name ?? "";
    const desk = await browser.newContext({ baseURL: site.url });
    const home = await browser.newContext({ baseURL: site.url });
    const agent = await enter(desk, site.url, agentEmail);
    const customer = await enter(home, site.url, customers[lang]);
    const complaints = [watchConsole(agent), watchConsole(customer)];

    await agent.goto(`/staff/chat?lang=${lang}`);
    const online = agent.getByRole("button", { name: w.desk_chat_go_online });
    await expect(online.or(agent.getByRole("button", { name: said(w.desk_chat_status, { state: w.desk_chat_online }) }))).toBeVisible();
    if (await online.isVisible()) await online.click();
    await expect(agent.getByRole("button", { name: said(w.desk_chat_status, { state: w.desk_chat_online }) })).toBeVisible();

    await customer.goto(`/customer/chat?lang=${lang}`);
    await expect(customer.getByText(w.chat_state_open)).toBeVisible();
    await startChat(customer, w, "BGP ICN2", "BGP 세션 / session is idle");
    await expect(customer.getByRole("heading", { name: w.chat_queue_next })).toBeVisible();

    // The row appears without a reload; Enter takes the next chat.
    await expect(agent.getByText("BGP ICN2")).toBeVisible();
    await agent.locator("main").focus();
    await agent.keyboard.press("Enter");
    await expect(agent.getByRole("heading", { name: customerName, level: 1 })).toBeVisible();
    await expect(customer.getByText(said(w.chat_event_joined_soon, { name: agentName }))).toBeVisible();

    await box(agent, w).pressSequentially("Hello, 안녕하세요", { delay: 15 });
    await expect(customer.getByText(said(w.chat_typing, { name: agentName }))).toBeVisible();
    await agent.keyboard.press("Enter");
    await expect(customer.getByText("Hello, 안녕하세요")).toBeVisible();
    await expect(agent.locator(".chat-delivery").last()).toContainText(w.chat_read);

    await box(customer, w).pressSequentially("See https://example.com/status", { delay: 15 });
    await expect(agent.getByText(said(w.chat_typing, { name: customerName }))).toBeVisible();
    await customer.keyboard.press("Shift+Enter");
    await customer.keyboard.type("second line");
    await customer.keyboard.press("Enter");
    const link = agent.getByRole("link", { name: "https://example.com/status" });
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(customer.locator(".chat-delivery").last()).toContainText(w.chat_read);

    await customer.locator('input[type="file"]').setInputFiles({ name: "bgp.txt", mimeType: "text/plain", buffer: Buffer.from("idle") });
    await box(customer, w).press("Enter");
    await expect(agent.getByRole("log").getByRole("link", { name: /bgp\.txt/ })).toHaveAttribute("href", /\/files\//);

    // A note is for colleagues.
    await agent.getByRole("heading", { level: 1 }).click();
    await agent.keyboard.press("n");
    await agent.getByRole("textbox", { name: w.desk_chat_note, exact: true }).fill("only for us");
    await agent.keyboard.press("Enter");
    await expect(agent.locator(".chat-bubble", { hasText: "only for us" })).toBeVisible();
    await expect(customer.getByText("only for us")).toHaveCount(0);

    await agent.getByRole("button", { name: w.desk_chat_end, exact: true }).click();
    await agent.getByRole("dialog").getByRole("button", { name: w.desk_chat_end, exact: true }).click();
    await expect(customer.getByText(w.chat_event_ended_staff)).toBeVisible();
    await customer.getByRole("radio", { name: w.chat_rate_5 }).check();
    await customer.getByRole("button", { name: w.chat_rate_action }).click();
    await expect(customer.getByText(said(w.chat_rated, { rating: "5" }))).toBeVisible();

    await customer.getByRole("button", { name: w.chat_transcript }).click();
    await expect(customer.getByText(said(w.chat_transcript_sent, { email: customers[lang] }))).toBeVisible();
    await expect
      .poll(() => inbox.received.some(({ to, mail }) => to.includes(customers[lang]) && mail.text?.includes("second line")), {
        timeout: 60_000,
      })
      .toBe(true);
    const transcript = inbox.received.findLast(({ mail }) => mail.text?.includes("second line"));
    expect(transcript?.mail.text).not.toContain("only for us");
    expect(complaints.flatMap((read) => read())).toEqual([]);
    await desk.close();
    await home.close();
  });
}

test("what is written without a line is kept over a reload and sent; an input method's Enter does not send", async ({ browser, site }) => {
  const agent = await tokenOf(site.url, agentEmail);
  await callApi(site.url, agent, "PUT", "/staff/presence", { status: "online" });
  const home = await browser.newContext({ baseURL: site.url });
  const page = await enter(home, site.url, customers.en);
  await page.goto("/customer/chat?lang=en");
  await startChat(page, en, "Outbox", "first");
  const id = page.url().match(/chat\/([\w-]+)/)?.[1] ?? "";

  await page.route("**/messages", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
  await box(page, en).fill("written in a tunnel");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat-delivery").last()).toContainText(new RegExp(`${en.chat_waiting}|${en.chat_sending}`));
  await page.reload();
  await expect(page.getByText("written in a tunnel")).toBeVisible();
  await page.unroute("**/messages");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.locator(".chat-delivery").last()).toContainText(en.chat_sent);
  const texts = async () => {
    const { data } = await callApi<{ data: { body?: string }[] }>(
      site.url,
      await tokenOf(site.url, customers.en),
      "GET",
      `/chat/${id}/messages`,
    );
    return data.flatMap(({ body }) => (body ? [body] : []));
  };
  expect(await texts()).toEqual(["first", "written in a tunnel"]);

  // Hangul under composition: the browser reports isComposing, Safari the key code 229.
  await box(page, en).fill("안녕");
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    await box(page, en).evaluate((node, init) => {
      node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }));
    }, composing);
  }
  await expect(box(page, en)).toHaveValue("안녕");
  await box(page, en).press("Enter");
  await expect(box(page, en)).toHaveValue("");
  await expect.poll(texts).toEqual(["first", "written in a tunnel", "안녕"]);
  await home.close();
});

test("markup stays text, history loads upwards without moving the reader, a pill tells of what is new", async ({ browser, site }) => {
  const [agent, customer] = [await tokenOf(site.url, agentEmail), await tokenOf(site.url, customers.en)];
  const { meta } = await callApi<{ meta: { open: { id: string; state: string } } }>(site.url, customer, "GET", "/chat");
  const { id } = meta.open;
  await callApi(site.url, agent, "POST", `/staff/chats/${id}/take`, {});
  for (let n = 0; n < 70; n++) {
    const body = {
      client_id: crypto.randomUUID(),
      body: n === 69 ? "<img src=x onerror=alert(1)> javascript:alert(2)" : `line ${n}\nmore`,
    };
    await callApi(site.url, agent, "POST", `/staff/chats/${id}/messages`, body);
  }
  const home = await browser.newContext({ baseURL: site.url });
  const page = await enter(home, site.url, customers.en);
  page.on("dialog", () => expect(true, "a script ran").toBe(false));
  await page.goto("/customer/chat?lang=en");
  await expect(page.getByText("<img src=x onerror=alert(1)> javascript:alert(2)")).toBeVisible();
  expect(await page.locator(".chat-bubble img, .chat-bubble a").count()).toBe(0);

  const log = page.getByRole("log");
  await log.evaluate((node) => node.scrollTo({ top: -node.scrollHeight }));
  await expect(page.getByText("line 0", { exact: false }).first()).toBeAttached();
  await expect(page.getByText(en.chat_older, { exact: true })).toHaveCount(0);
  const place = page.locator(".chat-bubble", { hasText: "line 20" });
  await place.scrollIntoViewIfNeeded();
  const before = await place.boundingBox();
  await callApi(site.url, agent, "POST", `/staff/chats/${id}/messages`, { client_id: crypto.randomUUID(), body: "fresh" });
  const pill = page.getByRole("button", { name: said(en.chat_new_below, { count: "1" }) });
  await expect(pill).toBeVisible();
  expect(Math.abs(((await place.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
  await pill.click();
  await expect(page.getByText("fresh")).toBeInViewport();
  await home.close();
});

test("without scripts: the page posts and comes back with the message", async ({ browser, site }) => {
  const home = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await enter(home, site.url, customers.en);
  await page.goto("/customer/chat?lang=en");
  await page.locator('input[type="file"]').setInputFiles({ name: "plain.txt", mimeType: "text/plain", buffer: Buffer.from("no scripts") });
  await box(page, en).fill("posted by hand");
  await page.getByRole("button", { name: en.chat_send }).click();
  await expect(page.getByText("posted by hand")).toBeInViewport();
  await expect(page.getByRole("link", { name: /plain\.txt/ }).first()).toBeVisible();
  await page.getByRole("button", { name: en.chat_end }).click();
  await expect(page.getByText(en.chat_event_ended_you)).toBeVisible();
  await home.close();
});

test("accessible in both themes and languages, and nothing sticks out of a phone", async ({ browser, site }) => {
  const agent = await tokenOf(site.url, agentEmail);
  await callApi(site.url, agent, "PUT", "/staff/presence", { status: "online" });
  const customer = await tokenOf(site.url, customers.en);
  const started = {
    topic: "Axe",
    client_id: crypto.randomUUID(),
    body: "with `code` and\n```\nlong_command --with --many --options --that --do --not --fit\n```",
  };
  // Each language and each theme once; words do not change colours and colours do not change words.
  for (const [lang, colorScheme] of [
    ["en", "light"],
    ["ko", "dark"],
  ] as const) {
    const phone = lang === "ko";
    const context = await browser.newContext({
      baseURL: site.url,
      colorScheme,
      viewport: phone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    });
    const console = await browser.newContext({
      baseURL: site.url,
      colorScheme,
      viewport: phone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    });
    const page = await enter(context, site.url, customers.en);
    const staff = await enter(console, site.url, agentEmail);
    const check = async (on: Page, what: string) => {
      await noSidewaysScroll(on);
      expect(await axeFaults(on), `${what} ${lang} ${colorScheme}`).toEqual([]);
    };
    await page.goto(`/customer/chat?lang=${lang}`);
    await check(page, "start");
    const { data } = await callApi<{ data: { id: string } }>(site.url, customer, "POST", "/chat", {
      ...started,
      client_id: crypto.randomUUID(),
    });
    await page.goto(`/customer/chat?lang=${lang}`);
    await expect(page.getByRole("heading", { name: words[lang].chat_queue_next })).toBeVisible();
    await check(page, "queue");
    await staff.goto(`/staff/chat?lang=${lang}`);
    await check(staff, "inbox");
    await callApi(site.url, agent, "POST", `/staff/chats/${data.id}/take`, {});
    await staff.goto(`/staff/chat/${data.id}?lang=${lang}`);
    await check(staff, "console");
    await page.goto(`/customer/chat?lang=${lang}`);
    await check(page, "talk");
    await callApi(site.url, agent, "POST", `/staff/chats/${data.id}/end`, {});
    await page.goto(`/customer/chat/${data.id}?lang=${lang}`);
    await check(page, "over");
    await context.close();
    await console.close();
  }
});
