// What calls somebody to a chat, and what lets them go: the alarm for a long wait, sound and desktop notification by consent, idle means
// away. The clock, the loudspeaker and the desktop are stand-ins; that the server raises the alarm is tested beside its job.
import type { Page } from "@playwright/test";
import en from "#messages/en/chat.json" with { type: "json" };
import support from "#messages/en/support.json" with { type: "json" };
import { alsoTold } from "../fixtures/every-way.ts";
import { agentEmail, callApi, customers, enter, said, startChat } from "./chat-test.ts";
import { expect, signedInToken, test, tokenOf } from "./site-test.ts";

type Witness = { asked: number; tones: number; notices: { title: string; body?: string; tag?: string }[]; elsewhere: boolean };
declare global {
  interface Window {
    witness: Witness;
  }
}

/** A desktop that answers `permission` when it is asked, and writes down what happens to it. */
async function standIns(page: Page, permission: "granted" | "denied"): Promise<void> {
  await page.addInitScript((answer) => {
    const witness: Witness = { asked: 0, tones: 0, notices: [], elsewhere: false };
    window.witness = witness;
    class Notice {
      static permission = "default";
      static async requestPermission() {
        witness.asked += 1;
        Notice.permission = answer;
        return answer;
      }
      constructor(title: string, { body, tag }: NotificationOptions) {
        witness.notices.push({ title, body, tag });
      }
      close() {}
    }
    const Real = window.AudioContext;
    class Loudspeaker extends Real {
      constructor() {
        super();
        witness.tones += 1;
      }
    }
    Object.assign(window, { Notification: Notice, AudioContext: Loudspeaker });
    document.hasFocus = () => !witness.elsewhere;
  }, permission);
}

const witnessed = (page: Page) => page.evaluate(() => window.witness);
const lookAway = (page: Page) =>
  page.evaluate(() => {
    window.witness.elsewhere = true;
  });

async function switchOn(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: en.chat_alerts }).click();
  await page.getByRole("menuitemcheckbox", { name: label }).click();
  await page.keyboard.press("Escape");
}

const statusButton = (page: Page, state: string) => page.getByRole("button", { name: said(en.console_chat_status, { state }) });

test(
  "a long wait is shown at once; it sounds and notifies for those who asked for it and look elsewhere",
  alsoTold,
  async ({ browser, site }) => {
    const token = await tokenOf(site.url, agentEmail);
    await callApi(site.url, token, "PUT", "/staff/presence", { status: "online" });
    const desk = await browser.newContext({ baseURL: site.url });
    const agent = await enter(desk, site.url, agentEmail);
    await standIns(agent, "granted");
    let tell: (frame: string) => void = () => {};
    await agent.routeWebSocket(/\/app\//, (socket) => {
      socket.connectToServer();
      tell = (frame) => socket.send(frame);
    });
    const alarm = (id: string) => {
      const data = JSON.stringify({ id, waiting_since: new Date().toISOString() });
      tell(JSON.stringify({ event: "chat.alert", channel: "private-staff", data }));
    };
    await agent.goto("/staff/chat?lang=en");
    await expect(agent.locator(".console-foot")).toContainText(en.chat_live);
    alarm("chat-one-00000");
    const toast = agent.getByText(said(en.console_chat_alert_some, { goal: "3 min" }));
    await expect(toast.first()).toBeVisible();
    await expect(agent.getByRole("button", { name: en.console_chat_alert_action })).toBeVisible();
    await lookAway(agent);
    alarm("chat-two-00000");
    await expect(toast).toHaveCount(2);
    expect(await witnessed(agent)).toMatchObject({ asked: 0, tones: 0, notices: [] });

    await switchOn(agent, en.chat_sound);
    expect(await witnessed(agent)).toMatchObject({ asked: 0, tones: 1 });
    await switchOn(agent, en.chat_desktop);
    await expect.poll(async () => (await witnessed(agent)).asked).toBe(1);
    alarm("chat-three-0000");
    await expect.poll(async () => (await witnessed(agent)).tones).toBe(2);
    const { notices } = await witnessed(agent);
    expect(notices).toEqual([
      { title: en.console_chat_title, body: en.console_chat_alert_some.replace("{goal}", "3 min"), tag: "alert-chat-three-0000" },
    ]);

    await agent.evaluate(() => {
      window.witness.elsewhere = false;
    });
    alarm("chat-four-00000");
    await expect(toast.first()).toBeVisible();
    expect(await witnessed(agent)).toMatchObject({ tones: 2, notices: [{ tag: "alert-chat-three-0000" }] });

    await test.step("desk 8: a chat handed over rings: toast, bell, sound, and the chat is unread", async () => {
      const [customer, lead] = [await tokenOf(site.url, customers.en), await signedInToken(site.url, "admin")];
      await callApi(site.url, lead, "PUT", "/staff/presence", { status: "online" });
      const first = { topic: "Handed over", department: "technical", body: "Hello", client_id: crypto.randomUUID() };
      const { data: chat } = await callApi<{ data: { id: string } }>(site.url, customer, "POST", "/chat", first);
      await callApi(site.url, lead, "POST", `/staff/chats/${chat.id}/take`, {});
      await lookAway(agent);
      const { data: me } = await callApi<{ data: { id: string } }>(site.url, token, "GET", "/user");
      const { data: by } = await callApi<{ data: { name: string } }>(site.url, lead, "GET", "/user");
      await callApi(site.url, lead, "POST", `/staff/chats/${chat.id}/transfer`, { agent: me.id, note: "VIP" });
      await expect(agent.getByText(said(support.notice_staff_chat_handed, { name: by.name })).first()).toBeVisible();
      await expect.poll(async () => (await witnessed(agent)).tones).toBe(3);
      expect((await witnessed(agent)).notices.at(-1)?.tag).toBe(`handed-${chat.id}`);
      await expect(agent.locator(".bell-button i")).toBeVisible();
      await callApi(site.url, token, "POST", `/staff/chats/${chat.id}/end`, {});
      await callApi(site.url, lead, "PUT", "/staff/presence", { status: "offline" });
    });
    await desk.close();
  },
);

test(
  "a reply calls the customer who looks elsewhere; a desktop that refuses is said, not asked again",
  alsoTold,
  async ({ browser, site }) => {
    const token = await tokenOf(site.url, agentEmail);
    await callApi(site.url, token, "PUT", "/staff/presence", { status: "online" });
    const home = await browser.newContext({ baseURL: site.url });
    const page = await enter(home, site.url, customers.en);
    await standIns(page, "granted");
    await page.goto("/customer/chat?lang=en");
    await startChat(page, en, "Ring me", "I will be elsewhere.");
    const id = page.url().match(/chat\/([\w-]+)/)?.[1] ?? "";
    await callApi(site.url, token, "POST", `/staff/chats/${id}/take`, {});
    await switchOn(page, en.chat_desktop);
    const say = (body: string) => callApi(site.url, token, "POST", `/staff/chats/${id}/messages`, { client_id: crypto.randomUUID(), body });
    await say("while you look");
    await expect(page.getByText("while you look")).toBeVisible();
    await lookAway(page);
    await say("while you do not");
    await expect(page.getByText("while you do not")).toBeVisible();
    expect((await witnessed(page)).notices.map(({ body, tag }) => [body, tag])).toEqual([["while you do not", id]]);
    await callApi(site.url, token, "POST", `/staff/chats/${id}/end`, {});
    await home.close();

    const elsewhere = await browser.newContext({ baseURL: site.url });
    const refused = await enter(elsewhere, site.url, agentEmail);
    await standIns(refused, "denied");
    await refused.goto("/staff/chat?lang=en");
    await switchOn(refused, en.chat_desktop);
    await expect(refused.getByText(en.chat_desktop_denied)).toBeVisible();
    await refused.reload();
    await refused.getByRole("button", { name: en.chat_alerts }).click();
    await expect(refused.getByRole("menuitemcheckbox", { name: en.chat_desktop })).toHaveAttribute("aria-checked", "false");
    expect((await witnessed(refused)).asked).toBe(0);
    await elsewhere.close();
  },
);

test("two minutes without a touch and the agent is away, until the next touch", alsoTold, async ({ browser, site }) => {
  const token = await tokenOf(site.url, agentEmail);
  const statusAtServer = async () =>
    (await callApi<{ data: { you: { status: string } } }>(site.url, token, "GET", "/staff/chats/desk")).data.you.status;
  await callApi(site.url, token, "PUT", "/staff/presence", { status: "online" });
  const desk = await browser.newContext({ baseURL: site.url });
  const agent = await enter(desk, site.url, agentEmail);
  await agent.clock.install();
  await agent.goto("/staff/chat?lang=en");
  await expect(statusButton(agent, en.console_chat_online)).toBeVisible();
  await agent.mouse.move(300, 300);
  await agent.clock.fastForward(100_000);
  await agent.clock.runFor(6_000);
  expect(await statusAtServer()).toBe("online");
  await agent.clock.fastForward(20_000);
  await agent.clock.runFor(6_000);
  await expect(statusButton(agent, en.console_chat_away)).toBeVisible();
  expect(await statusAtServer()).toBe("away");
  await agent.mouse.move(320, 320);
  await expect(statusButton(agent, en.console_chat_online)).toBeVisible();
  await expect(agent.getByText(en.console_chat_idle.replace("{minutes}", "2"))).toBeVisible();
  expect(await statusAtServer()).toBe("online");
  await desk.close();
});
