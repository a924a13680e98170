// What becomes of a chat as a ticket. A chat from its beginning to the transcript: day-agent.spec.ts; with nobody at the desk:
// day-customer.spec.ts.
import type { Page } from "@playwright/test";
import en from "../../messages/en/chat.json" with { type: "json" };
import { axeFaults } from "./axe.ts";
import { agentEmail, box, callApi, customers, endOpenChat, enter, said, startChat } from "./chat-test.ts";
import { expect, test, tokenOf } from "./site-test.ts";

test("one history: a chat that became a ticket is read in one line by both sides", async ({ browser, site }) => {
  const agentToken = await tokenOf(site.url, agentEmail);
  await endOpenChat(site.url, customers.en);
  await callApi(site.url, agentToken, "PUT", "/staff/presence", { status: "online" });
  const say = (token: string, path: string, body: string) =>
    callApi(site.url, token, "POST", path, { client_id: crypto.randomUUID(), body });
  const home = await browser.newContext({ baseURL: site.url });
  const customer = await enter(home, site.url, customers.en);
  await customer.goto("/customer/chat?lang=en");
  await startChat(customer, en, "Packets lost in TYO1", "We lose 4 % of packets.");
  const id = customer.url().match(/chat\/([\w-]+)/)?.[1] ?? "";
  await callApi(site.url, agentToken, "POST", `/staff/chats/${id}/take`, {});
  await say(agentToken, `/staff/chats/${id}/messages`, "Since when?");
  await say(agentToken, `/staff/chats/${id}/notes`, "Looks like the Tokyo uplink.");
  await box(customer, en).fill("Since 03:10.");
  await customer.keyboard.press("Enter");
  await expect(customer.locator(".chat-delivery").last()).toContainText(new RegExp(`${en.chat_sent}|${en.chat_delivered}`));

  await customer.getByRole("button", { name: en.chat_make_ticket }).first().click();
  await customer.getByRole("dialog").getByRole("button", { name: en.chat_make_ticket }).click();
  await customer
    .getByRole("link", { name: said(en.chat_open_ticket) })
    .first()
    .click();
  await customer.waitForURL(/\/customer\/ticket\/details\//);
  const ticketId = customer.url().match(/details\/([\w-]+)/)?.[1] ?? "";

  const desk = await browser.newContext({ baseURL: site.url });
  const agent = await enter(desk, site.url, agentEmail);
  await agent.goto(`/staff/tickets/${ticketId}?lang=en`);
  for (const page of [customer, agent]) {
    const before = page.locator(".chat-before");
    await expect(before).toContainText(/Started as a chat/);
    await expect(before).toHaveAttribute("open");
    // What nobody had answered is the ticket's first message: said once, below the rest.
    const line = await page.locator(".ticket-cols > div, .ticket-roll").first().innerText();
    const told = line.match(/We lose 4 % of packets\.|Since when\?|continues as ticket|Became ticket|Since 03:10\./g);
    const turned = page === customer ? "continues as ticket" : "Became ticket";
    expect(told).toEqual(["We lose 4 % of packets.", "Since when?", turned, "Since 03:10."]);
    await expect(before.getByText("Since 03:10.")).toHaveCount(0);
    await expect(before.getByRole("link", { name: en.chat_before_open })).toHaveAttribute("href", new RegExp(`/chat/${id}$`));
    expect(await axeFaults(page)).toEqual([]);
  }
  await expect(agent.locator(".chat-before")).toContainText("Looks like the Tokyo uplink.");
  await expect(customer.getByText("Looks like the Tokyo uplink.")).toHaveCount(0);
  await customer.locator(".chat-before").getByRole("link", { name: en.chat_before_open }).click();
  await expect(customer.getByRole("log").getByText("Since 03:10.")).toBeVisible();
  await desk.close();
  await home.close();
});

test("what happens before the chat's channel stands is seen by both sides: who came, and that it is over", async ({ browser, site }) => {
  const agentToken = await tokenOf(site.url, agentEmail);
  const customerToken = await tokenOf(site.url, customers.ko);
  await endOpenChat(site.url, customers.ko);
  await callApi(site.url, agentToken, "PUT", "/staff/presence", { status: "online" });
  const context = await browser.newContext({ baseURL: site.url });
  const customer = await enter(context, site.url, customers.ko);
  const letCustomerListen = await holdChannels(customer);
  await customer.goto("/customer/chat?lang=en");
  await startChat(customer, en, "Disk is slow", "Writes take a second.");
  await expect(customer.locator(".chat-queue")).toBeVisible();
  const id = customer.url().match(/chat\/([\w-]+)/)?.[1] ?? "";
  await customer.locator(".chat-queue").getByRole("button", { name: en.chat_make_ticket }).click();
  await callApi(site.url, agentToken, "POST", `/staff/chats/${id}/take`, {});
  letCustomerListen();
  // Sooner than the queue looks by itself, every thirty seconds.
  await expect(customer.locator(".chat-queue")).toHaveCount(0, { timeout: 20_000 });
  // The queue is gone, not the question somebody is reading.
  await customer.getByRole("dialog").getByRole("button", { name: en.chat_cancel }).click();
  await expect(box(customer, en)).toBeVisible();

  const desk = await browser.newContext({ baseURL: site.url });
  const agent = await enter(desk, site.url, agentEmail);
  const letAgentListen = await holdChannels(agent);
  await agent.goto(`/staff/chat/${id}?lang=en`);
  await expect(box(agent, en)).toBeVisible();
  await agent.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await callApi(site.url, customerToken, "POST", `/chat/${id}/close`, {});
  letAgentListen();
  await expect(box(agent, en)).toHaveCount(0);
  await desk.close();
  await context.close();
});

test("what was typed when the other side ended the chat stands there, and goes on in the ticket; no key offers what is over", async ({
  browser,
  site,
}) => {
  const agentToken = await tokenOf(site.url, agentEmail);
  const customerToken = await tokenOf(site.url, customers.en);
  await endOpenChat(site.url, customers.en);
  await callApi(site.url, agentToken, "PUT", "/staff/presence", { status: "online" });
  const home = await browser.newContext({ baseURL: site.url });
  const customer = await enter(home, site.url, customers.en);
  await customer.goto("/customer/chat?lang=en");
  await startChat(customer, en, "Mail is late", "It takes an hour.");
  const id = customer.url().match(/chat\/([\w-]+)/)?.[1] ?? "";
  await callApi(site.url, agentToken, "POST", `/staff/chats/${id}/take`, {});
  const desk = await browser.newContext({ baseURL: site.url });
  const agent = await enter(desk, site.url, agentEmail);
  await agent.goto(`/staff/chat/${id}?lang=en`);
  for (const page of [customer, agent]) {
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    await box(page, en).click();
    await page.keyboard.type("Half a sen");
  }
  // A shortcut of a canned reply is no message: "/" in the empty field finds one.
  await box(agent, en).fill("");
  await agent.keyboard.press("Slash");
  await expect(agent.locator(".console-canned input")).toBeFocused();
  await agent.keyboard.press("Escape");
  await expect(box(agent, en)).toBeFocused();
  await agent.keyboard.type("Half a sen");
  const keys = agent.locator(".console-foot-keys");
  await expect(keys).toContainText(en.console_chat_key_transfer);

  await callApi(site.url, customerToken, "POST", `/chat/${id}/close`, {});
  const unsent = (page: Page) => page.getByRole("textbox", { name: en.chat_unsent });
  await expect(unsent(agent)).toHaveValue("Half a sen");
  // Whoever types on presses no shortcuts.
  await agent.keyboard.type("tence");
  await expect(agent.getByRole("dialog")).toHaveCount(0);
  for (const gone of [en.console_chat_key_reply, en.console_chat_key_canned, en.console_chat_key_transfer])
    await expect(keys).not.toContainText(gone);
  // The account's own copy goes too, on its way to the server behind the text that the click sent there.
  const dropped = agent.waitForResponse((answer) => (answer.request().postData() ?? "").includes('"entry":null'));
  await agent.getByRole("button", { name: en.chat_discard }).click();
  await expect(unsent(agent)).toHaveCount(0);
  await dropped;
  await agent.reload();
  await agent.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await expect(unsent(agent)).toHaveCount(0);

  await expect(unsent(customer)).toHaveValue("Half a sen");
  await customer.reload();
  await expect(unsent(customer)).toHaveValue("Half a sen");
  await callApi(site.url, agentToken, "POST", `/staff/chats/${id}/ticket`, { department: "technical" });
  await customer.getByRole("button", { name: said(en.chat_unsent_ticket) }).click();
  await customer.waitForURL(/\/customer\/ticket\/details\//);
  await expect(customer.locator(".thread-reply")).toContainText("Half a sen");
  await desk.close();
  await home.close();
});

/** No channel is allowed until told so. */
async function holdChannels(page: Page): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/call/authorizeChannels", async (route) => {
    await held;
    await route.continue();
  });
  return go;
}
