// A day of an agent: the queue of the morning, a ticket put off for a minute, an urgent one answered, a chat handed over and back while the
// reply waits to leave, the first ticket found again after it woke and given to a colleague, an enquiry answered while another closes, home.
import { waysOf } from "../fixtures/every-way.ts";
import { agentEmail, endOpenChat, nameFor, nameOf, said } from "./chat-test.ts";
import { call, open, ready, write } from "./console-test.ts";
import { beginWork, by, days, device, fits, goTo, leave } from "./day.ts";
import { answerChat } from "./day-agent-chat.ts";
import { expect, test } from "./site-test.ts";

const agentName = nameOf(agentEmail);
const colleague = nameOf("admin@example.com");

/** The next minute on Seoul's clock, as the field wants it; the one after where it has almost come. */
const soon = () => new Date(Date.now() + 75_000 + 9 * 3_600_000).toISOString().slice(0, 16);

for (const day of waysOf(days, 0)) {
  const { w, lang, touch, customer: email } = day;
  test(`a day of an agent, ${day.name}`, async ({ browser, site, inbox, mailbox }) => {
    test.setTimeout(300_000);
    const [visitor, asker] = [`Mina ${lang}`, `mina-${lang}@example.net`];
    const urgent = await open(site.url, email, { priority: "urgent" });
    const held = await open(site.url, email);
    const solved = await open(site.url, email);
    const stateOf = async ({ id }: { id: string }) =>
      (await call<{ data: { state: string } }>(site.url, email, "GET", `/tickets/${id}`)).data.state;
    await endOpenChat(site.url, email);
    const page = await device(browser, site.url, day);
    await beginWork(page, day, "agent");
    await fits(page);

    const outbox = page.locator(".ticket-outbox");
    const state = page.locator(".ticket-head-state");
    const composer = page.locator("#composer");
    const kind = (words: string) => page.locator(".ticket-kinds label", { hasText: words });
    const send = page.locator("[data-send]").filter({ visible: true });

    await test.step("available for chats", async () => {
      await goTo(page, day, w.console_chat_title);
      const status = page.locator(".chat-staff-status-button");
      await expect(status).toBeVisible();
      const online = page.getByRole("button", { name: w.console_chat_go_online });
      if (touch) {
        await status.tap();
        await page.getByRole("menuitemcheckbox", { name: w.console_chat_online_text }).tap();
      } else if (await online.isVisible()) await online.click();
      await expect(page.getByRole("button", { name: said(w.console_chat_status, { state: w.console_chat_online }) })).toBeVisible();
      await fits(page);
    });

    await test.step("the queue of the morning: one ticket can wait a minute", async () => {
      await goTo(page, day, w.staff_nav_tickets);
      await page.locator(`.console-queue a[data-row="${held.id}"]`).click();
      await expect(page.getByRole("heading", { level: 1, name: held.subject })).toBeVisible();
      await by(page, day, "h", page.locator(".ticket-head").getByRole("button", { name: w.console_hold }));
      const asked = page.getByRole("dialog", { name: w.console_hold_title });
      await expect(asked.getByRole("radio").first()).toBeChecked();
      await asked.getByRole("radio", { name: w.console_hold_own }).check();
      await asked.getByLabel(w.console_hold_moment).fill(soon());
      await fits(page);
      await asked.getByRole("button", { name: w.console_hold, exact: true }).click();
      await expect(state).toHaveText(said(w.console_head_held));
    });

    await test.step("the urgent ticket opens at its newest message and is taken", async () => {
      await goTo(page, day, w.staff_nav_tickets);
      const row = page.locator(`.console-queue a[data-row="${urgent.id}"]`);
      await expect(row).toContainText("P1");
      await fits(page);
      await row.click();
      await expect(page.getByRole("heading", { level: 1, name: urgent.subject })).toBeVisible();
      await expect(page.locator(".ticket-message").last()).toBeInViewport();
      if (touch) await assign(`${agentName} (${w.console_assignee_me})`);
      else await page.keyboard.press("a");
      await expect(page.locator(".ticket-event").filter({ hasText: w.console_event_taken.replace("{name}", agentName) })).toBeVisible();
      await fits(page);
    });

    await test.step("a note with a file stays inside", async () => {
      await by(page, day, "n", kind(w.console_note));
      await expect(page.locator(".ticket-composer")).toHaveAttribute("data-kind", "note");
      await write(page, "Second router was replaced last week.");
      await page
        .locator(".ticket-composer .rich-box input[type=file]")
        .setInputFiles({ name: "router.txt", mimeType: "text/plain", buffer: Buffer.from("serial 4711") });
      await expect(page.locator(".ticket-composer .attach li", { hasText: "router.txt" })).toContainText(w.files_done);
      await composer.focus();
      await by(page, day, "Control+Enter", send);
      const note = page.locator('.ticket-message[data-kind="note"]');
      await expect(note).toContainText("Second router was replaced last week.");
      await expect(note).toContainText("router.txt");
      await expect(note).toContainText(w.console_note_mark);
      // Its field is empty again, and the composer stands still.
      await expect(page.locator(".ticket-composer")).not.toHaveAttribute("data-written");
      await expect(state).toHaveText(w.console_state_open);
    });

    await test.step("a canned reply, filled in, that waits for what it does not know, and is taken back once", async () => {
      if (touch) await kind(w.console_reply).tap();
      else for (const key of ["Escape", "r"]) await page.keyboard.press(key);
      await expect(page.locator(".ticket-composer")).toHaveAttribute("data-kind", "reply");
      await write(page, "/mtr");
      const option = page.locator(".console-canned").getByRole("option").first();
      await expect(option).toContainText("/mtr");
      await by(page, day, "Enter", option);
      // The customer is called by the name of the language they are written to in.
      await expect(composer).toContainText(nameFor(lang, email));
      await composer.focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" {hour}");
      const unfilled = page.getByText(w.console_canned_unfilled.replace("{names}", "{hour}"));
      await expect(unfilled).toBeVisible();
      await by(page, day, "Control+Enter", send);
      await expect(outbox).toHaveCount(0);
      // A finger on the button has left the field.
      await composer.focus();
      await page.keyboard.press("Control+End");
      for (let sign = 0; sign < "{hour}".length; sign++) await page.keyboard.press("Backspace");
      await page.keyboard.type("16:00");
      await expect(unfilled).toBeHidden();
      await by(page, day, "Control+Enter", send);
      await expect(outbox).toContainText("16:00");
      await by(page, day, "z", outbox.getByRole("button", { name: w.console_undo }));
      await expect(outbox).toHaveCount(0);
      await expect(composer).toContainText("16:00");
      expect(await stateOf(urgent)).toBe("open");
      await composer.focus();
      await by(page, day, "Control+Enter", send);
      await expect(outbox).toContainText("16:00");
      await fits(page);
    });

    await test.step("a chat is answered while the reply waits to leave", () => answerChat(browser, site.url, page, day, inbox));

    await test.step("desk 4: the reply has left, the urgent ticket stays with us; a mistake is corrected within the hour", async () => {
      await page.goto(`/staff/tickets/${urgent.id}`);
      await ready(page);
      await expect(state).toHaveText(w.console_state_in_progress, { timeout: 40_000 });
      const thread = await call<{ data: { kind: string }[] }>(site.url, email, "GET", `/tickets/${urgent.id}/messages`);
      expect(JSON.stringify(thread)).not.toMatch(/"note"|last week|router\.txt/);
      const reply = page.locator('.ticket-message[data-side="staff"][data-kind="public"]');
      await reply.getByRole("link", { name: w.console_edit }).click();
      await page.locator('[id^="edit-"].rich-input').click();
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" Expect news by four.");
      await page.getByRole("button", { name: w.console_edit_save }).click();
      await expect(reply).toContainText("Expect news by four.");
      await page.getByRole("link", { name: new RegExp(w.console_edit_history) }).click();
      await expect(page.locator(".ticket-history")).not.toContainText("Expect news by four.");
    });

    await test.step("desk 10: a customer is found by initial consonants, a ticket by its number", async () => {
      await by(page, day, "Control+k", page.getByRole("link", { name: w.staff_search }));
      const search = page.getByRole("combobox", { name: w.palette_title });
      const line = (answer: string) => page.getByRole("option").filter({ hasText: answer }).first();
      for (const [asked, answer] of [
        ["ㄱㅅㅇ", "김서연"],
        // By its subject: what offers to search for the number names it, too.
        [held.number, held.subject],
      ] as const) {
        await search.fill(asked);
        await expect(line(answer)).toBeVisible();
      }
      await fits(page);
      if (touch) await line(held.subject).tap();
      else await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: held.subject })).toBeVisible();
    });

    await test.step("it woke by itself, and a colleague goes on with it", async () => {
      // A hold ends on a full minute, and those that ended are looked for once a minute.
      await expect(page.locator(".ticket-event").filter({ hasText: w.console_event_woke })).toBeVisible({ timeout: 180_000 });
      await expect(state).toHaveText(w.console_state_in_progress);
      await assign(colleague);
      const handed = w.console_event_assigned.replace("{name}", agentName).replace("{to}", colleague);
      await expect(page.locator(".ticket-event").filter({ hasText: handed })).toBeVisible();
    });

    await test.step("desk 9: closing can be taken back", async () => {
      await page.goto(`/staff/tickets/${solved.id}`);
      await ready(page);
      const close = page.locator(".ticket-head").getByRole("button", { name: w.console_close });
      await by(page, day, "e", close);
      await expect(outbox).toContainText(said(w.console_closing));
      await by(page, day, "z", outbox.getByRole("button", { name: w.console_undo_close }));
      await expect(outbox).toHaveCount(0);
      expect(await stateOf(solved)).toBe("open");
      await by(page, day, "e", close);
      await expect(outbox).toContainText(said(w.console_closing));
    });

    await test.step("an enquiry is answered while the ticket waits to close", async () => {
      const sent = await fetch(`${site.url}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", "accept-language": lang },
        body: JSON.stringify({
          intent: "sales",
          name: visitor,
          email: asker,
          message: "Is a port of 10G free at ICN2?",
          consent: true,
        }),
      });
      expect(sent.status).toBe(201);
      await goTo(page, day, w.enquiries_title);
      await page.getByRole("link", { name: visitor }).click();
      await expect(page.getByRole("heading", { name: visitor })).toBeVisible();
      await by(page, day, "a", page.getByRole("button", { name: w.enquiry_take }));
      await expect(page.locator(".enquiry-state", { hasText: w.enquiry_status_open })).toBeVisible();
      await page.locator("#enquiry-answer").fill("10G is free at ICN2.");
      await fits(page);
      await page.getByRole("button", { name: w.enquiry_answer_send_close }).click();
      await expect(page.locator(".enquiry-entry[data-kind=answer]")).toContainText("10G is free at ICN2.");
    });

    await test.step("not taken back, it is closed, and both are mailed", async () => {
      await expect.poll(() => stateOf(solved), { timeout: 40_000 }).toBe("closed");
      await page.goto(`/staff/tickets/${solved.id}`);
      await expect(state).toHaveText(w.console_state_closed);
      await expect.poll(async () => (await mailbox.latest(email, new RegExp(solved.number))).text).toContain(w.mail_ticket_closed_heading);
      await expect.poll(async () => (await mailbox.latest(asker)).text, { timeout: 40_000 }).toContain("10G is free at ICN2.");
    });

    await test.step("home: nothing of the day stays in the browser", async () => {
      await leave(page, w);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("last week");
    });
    await page.context().close();

    /** By the list of the properties; a phone has them behind a tab. */
    async function assign(to: string): Promise<void> {
      if (touch) await page.locator(".ticket-panes label").last().tap();
      await page.getByLabel(w.console_assignee).last().selectOption({ label: to });
      if (touch) await page.locator(".ticket-panes label").first().tap();
    }
  });
}
