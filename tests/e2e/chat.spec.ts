// A chat between two browsers, in English and in Korean: waiting, talking, marks, files, the end, the transcript by a real SMTP server;
// and what becomes of it as a ticket.
import { demoAccounts } from "#db/seed/demo-accounts.ts";
import en from "../../messages/en/chat.json" with { type: "json" };
import ko from "../../messages/ko/chat.json" with { type: "json" };
import { axeFaults } from "./axe.ts";
import { agentEmail, box, callApi, customers, enter, said, startChat, words } from "./chat-test.ts";
import { expect, test, tokenOf } from "./site-test.ts";

test.describe.configure({ mode: "serial" });

test("nobody at the desk: the page says so with the hours, and the message becomes a ticket", async ({ page, site }) => {
  await callApi(site.url, await tokenOf(site.url, agentEmail), "PUT", "/staff/presence", { status: "offline" });
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
    // Colleagues know each other by one name; a customer reads it in their own language.
    const theAgent = demoAccounts.find(({ kind }) => kind === "agent");
    const names: Record<string, string> = theAgent && "names" in theAgent ? theAgent.names : {};
    const agentName = names[lang] ?? theAgent?.name ?? "";
    const desk = await browser.newContext({ baseURL: site.url });
    const home = await browser.newContext({ baseURL: site.url });
    const agent = await enter(desk, site.url, agentEmail);
    const customer = await enter(home, site.url, customers[lang]);

    await agent.goto(`/staff/chat?lang=${lang}`);
    const online = agent.getByRole("button", { name: w.console_chat_go_online });
    await expect(
      online.or(agent.getByRole("button", { name: said(w.console_chat_status, { state: w.console_chat_online }) })),
    ).toBeVisible();
    if (await online.isVisible()) await online.click();
    await expect(agent.getByRole("button", { name: said(w.console_chat_status, { state: w.console_chat_online }) })).toBeVisible();

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
    await agent.getByRole("textbox", { name: w.console_chat_note, exact: true }).fill("only for us");
    await agent.keyboard.press("Enter");
    await expect(agent.locator(".chat-bubble", { hasText: "only for us" })).toBeVisible();
    await expect(customer.getByText("only for us")).toHaveCount(0);

    await agent.getByRole("button", { name: w.console_chat_end, exact: true }).click();
    await agent.getByRole("dialog").getByRole("button", { name: w.console_chat_end, exact: true }).click();
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
    await desk.close();
    await home.close();
  });
}

test("one history: a chat that became a ticket is read in one line by both sides", async ({ browser, site }) => {
  const agentToken = await tokenOf(site.url, agentEmail);
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
