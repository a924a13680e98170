// The page of a chat by itself: what is written without a line, with an input method, without scripts; long histories; both themes and
// a phone.
import type { Page } from "@playwright/test";
import accounts from "../../messages/en/accounts.json" with { type: "json" };
import en from "../../messages/en/chat.json" with { type: "json" };
import { waysOf } from "../fixtures/every-way.ts";
import { axeFaults } from "./axe.ts";
import { agentEmail, box, callApi, customers, enter, said, startChat, words } from "./chat-test.ts";
import { noServer } from "./quiet-browser.ts";
import { expect, sessionCookies, test, tokenOf } from "./site-test.ts";

async function noSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

/** The page's own call that says something. */
const sending = /\/call\/sendChatMessage\b/;

test.describe.configure({ mode: "serial" });

test("what is written without a line is kept over a reload and sent; an input method's Enter does not send", async ({
  browser,
  site,
  allowComplaints,
}) => {
  const agent = await tokenOf(site.url, agentEmail);
  await callApi(site.url, agent, "PUT", "/staff/presence", { status: "online" });
  const home = await browser.newContext({ baseURL: site.url });
  const page = await enter(home, site.url, customers.en);
  await page.goto("/customer/chat?lang=en");
  await startChat(page, en, "Outbox", "first");
  const id = page.url().match(/chat\/([\w-]+)/)?.[1] ?? "";

  allowComplaints(noServer);
  await page.route(sending, (route) => route.abort());
  await box(page, en).fill("written in a tunnel");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat-delivery").last()).toContainText(new RegExp(`${en.chat_waiting}|${en.chat_sending}`));
  await page.reload();
  await expect(page.getByText("written in a tunnel")).toBeVisible();
  await page.unroute(sending);
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

test("a session that ends in a chat: the page asks for the log-in, stays, and what was written goes out", async ({ browser, site }) => {
  const home = await browser.newContext({ baseURL: site.url });
  const page = await enter(home, site.url, customers.en);
  await page.goto("/customer/chat?lang=en");
  await expect(box(page, en)).toBeEditable();
  await box(page, en).fill("while it lasts");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat-delivery").last()).toContainText(en.chat_sent);

  // As when its time is over: nothing tells the page before it sends. What the page asks beside it would, and the dialog would take the key.
  await box(page, en).fill("after it ended");
  await page.waitForLoadState("networkidle");
  await home.clearCookies({ name: "auth_token" });
  await page.keyboard.press("Enter");
  const asked = page.getByRole("dialog", { name: accounts.session_ended_title });
  await expect(asked.getByRole("link")).toHaveAttribute("href", /^\/login\?next=%2Fcustomer%2Fchat/);
  await home.addCookies(sessionCookies(site.url, await tokenOf(site.url, customers.en)));
  await expect(asked).toHaveCount(0);
  await expect(page.getByText("after it ended")).toBeVisible();
  await expect(page.locator(".chat-delivery").last()).toContainText(en.chat_sent);
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
  for (const [lang, colorScheme] of waysOf([["en", "light"] as const, ["ko", "dark"] as const], 1)) {
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
    await staff.locator(".chat-staff-status-button").click();
    await expect(staff.getByRole("menu")).toBeVisible();
    // The menu's library guards its focus with hidden elements that pass it on.
    const faults = (await axeFaults(staff)).filter((fault) => !fault.startsWith("aria-hidden-focus"));
    expect(faults, "tools low: the menu of one's state stands in a landmark").toEqual([]);
    await staff.keyboard.press("Escape");
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
