// The chat in an agent's day: taken, answered, a note inside, handed over and given back, ended, rated, sent home by mail.
import type { Browser, Page } from "@playwright/test";
import type { SmtpInbox } from "../fixtures/outside/smtp-inbox.ts";
import { agentEmail, box, callApi, enter, nameFor, nameOf, said, startChat } from "./chat-test.ts";
import { call } from "./console-test.ts";
import { by, type Day, fits, goTo } from "./day.ts";
import { expect, signedInToken } from "./site-test.ts";

const colleagueEmail = "admin@example.com";

/** From the first word to the transcript, with the customer in a browser of the same kind. */
export async function answerChat(browser: Browser, url: string, page: Page, day: Day, inbox: SmtpInbox): Promise<void> {
  const { w, lang, customer: email } = day;
  const name = nameOf(email);
  const [told, toldColleague] = [nameFor(lang, agentEmail), nameFor(lang, colleagueEmail)];
  const lead = await signedInToken(url, "admin");
  await callApi(url, lead, "PUT", "/staff/presence", { status: "online" });
  const customer = await enter(await browser.newContext({ baseURL: url, ...day.device }), url, email);
  await customer.goto(`/customer/chat?lang=${lang}`);
  await expect(customer.getByText(w.chat_state_open)).toBeVisible();
  await startChat(customer, w, "BGP ICN2", "BGP 세션 / session is idle");
  await expect(customer.getByRole("heading", { name: w.chat_queue_next })).toBeVisible();

  // The place says so without a reload; Enter takes the next chat.
  const places = page.getByRole("navigation", { name: w.staff_nav }).filter({ visible: true });
  await expect(places).toContainText(new RegExp(`${w.console_chat_title}\\s*1`));
  await goTo(page, day, w.console_chat_title);
  // The row, not the notice that rings beside it.
  await expect(page.getByRole("link", { name: new RegExp(`^${name.replace(/[()]/g, "\\$&")}.*BGP ICN2`) })).toBeVisible();
  await page.locator("main").focus();
  await by(page, day, "Enter", page.getByRole("button", { name: w.console_chat_take }));
  const heading = page.getByRole("heading", { name: new RegExp(name.replace(/[()]/g, "\\$&")), level: 1 });
  await expect(heading).toBeVisible();
  await expect(customer.getByText(said(w.chat_event_joined_soon, { name: told }))).toBeVisible();
  await fits(page);

  await box(page, w).pressSequentially("Hello, 안녕하세요", { delay: 15 });
  await expect(customer.getByText(said(w.chat_typing, { name: told }))).toBeVisible();
  await by(page, day, "Enter", page.getByRole("button", { name: w.chat_send, exact: true }));
  await expect(customer.getByText("Hello, 안녕하세요")).toBeVisible();
  await expect(page.locator(".chat-delivery").last()).toContainText(w.chat_read);

  await box(customer, w).pressSequentially("See https://example.com/status", { delay: 15 });
  await expect(page.getByText(said(w.chat_typing, { name }))).toBeVisible();
  await customer.keyboard.press("Shift+Enter");
  await customer.keyboard.type("second line");
  await by(customer, day, "Enter", customer.getByRole("button", { name: w.chat_send, exact: true }));
  await expect(page.getByRole("link", { name: "https://example.com/status" })).toHaveAttribute("rel", /noopener/);
  await expect(customer.locator(".chat-delivery").last()).toContainText(w.chat_read);
  await customer.locator('input[type="file"]').setInputFiles({ name: "bgp.txt", mimeType: "text/plain", buffer: Buffer.from("idle") });
  await by(customer, day, "Enter", customer.getByRole("button", { name: w.chat_send, exact: true }));
  await expect(page.getByRole("log").getByRole("link", { name: /bgp\.txt/ })).toHaveAttribute("href", /\/files\//);

  // A note is for colleagues.
  await heading.click();
  await by(page, day, "n", page.getByRole("button", { name: w.console_chat_note }));
  await page.getByRole("textbox", { name: w.console_chat_note, exact: true }).fill("only for us");
  await by(page, day, "Enter", page.getByRole("button", { name: w.console_chat_note_save }));
  await expect(page.locator(".chat-bubble", { hasText: "only for us" })).toBeVisible();
  await expect(customer.getByText("only for us")).toHaveCount(0);

  // Handed over; the colleague gives it back, and it is in the list. That it rings: chat-console.spec.ts.
  await heading.click();
  await by(page, day, "m", page.getByRole("button", { name: w.console_chat_transfer, exact: true }));
  const asked = page.getByRole("dialog", { name: w.console_chat_transfer_title });
  const to = asked.locator("option", { hasText: nameOf(colleagueEmail) });
  await asked.getByLabel(w.console_chat_transfer_to).selectOption({ label: (await to.textContent()) ?? "" });
  await fits(page);
  await asked.getByRole("button", { name: w.console_chat_transfer, exact: true }).click();
  await expect(page).toHaveURL(/\/staff\/chat$/);
  await expect(customer.getByText(said(w.chat_event_handed, { from: told, to: toldColleague }))).toBeVisible();
  const { data: me } = await call<{ data: { id: string } }>(url, agentEmail, "GET", "/user");
  const id = new URL(customer.url()).pathname.split("/").at(-1);
  await callApi(url, lead, "POST", `/staff/chats/${id}/transfer`, { agent: me.id, note: "only for us" });
  await page.locator(`main a[href$="/staff/chat/${id}"]`).filter({ visible: true, hasText: name }).last().click();
  await expect(heading).toBeVisible();

  await page.getByRole("button", { name: w.console_chat_end, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: w.console_chat_end, exact: true }).click();
  await expect(customer.getByText(w.chat_event_ended_staff)).toBeVisible();
  await customer.getByRole("radio", { name: w.chat_rate_5 }).check();
  await customer.getByRole("button", { name: w.chat_rate_action }).click();
  await expect(customer.getByText(said(w.chat_rated, { rating: "5" }))).toBeVisible();
  // A phone has what belongs to the chat behind a link.
  if (day.touch) await customer.locator(".chat-details-link").tap();
  await customer.getByRole("button", { name: w.chat_transcript }).click();
  await expect(customer.getByText(said(w.chat_transcript_sent, { email }))).toBeVisible();
  const transcript = () => inbox.received.findLast(({ to, mail }) => to.includes(email) && mail.text?.includes("second line"));
  await expect.poll(() => Boolean(transcript()), { timeout: 60_000 }).toBe(true);
  expect(transcript()?.mail.text).not.toContain("only for us");
  await fits(customer);
  await customer.context().close();
  await callApi(url, lead, "PUT", "/staff/presence", { status: "offline" });
}
