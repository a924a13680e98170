// A day of a customer who was a stranger in the morning: signs up, opens a ticket with a file, hears the answer by the bell, replies, leaves a
// message while nobody is at the desk, closes and rates, takes the data along, leaves, forgets the password and comes back.
import { customerHome } from "#app/session/areas.ts";
import { waysOf } from "../fixtures/every-way.ts";
import { fillNewPassword, goodPassword, logIn, newAddress, signUp } from "./accounts-story.ts";
import { agentEmail, callApi, said } from "./chat-test.ts";
import { call, desk, ready } from "./console-test.ts";
import { by, days, device, fits, leave } from "./day.ts";
import { expect, test, tokenOf } from "./site-test.ts";

const home = new RegExp(`${customerHome}$`);

for (const day of waysOf(days, 1)) {
  const { w, lang } = day;
  test(`a day of a customer, ${day.name}`, async ({ browser, site, mailbox, signIn }) => {
    test.setTimeout(300_000);
    const page = await device(browser, site.url, day);
    const email = newAddress(`day-${lang}`);
    const place = (name: string) =>
      page.getByRole("navigation", { name: w.customer_area }).getByRole("link", { name }).filter({ visible: true });
    const facts = page.locator(".ticket-facts");
    let ticketId = "";
    const at = () => `/customer/ticket/details/${ticketId}`;

    await test.step("signs up, and may log in once the address is verified", async () => {
      await signUp(page, w, email);
      await expect(page.getByText(w.register_done)).toBeVisible();
      await fits(page);
      await logIn(page, w, email, goodPassword);
      await expect(page.getByText(w.error_email_not_verified)).toBeVisible();
      const verify = await mailbox.latest(email, new RegExp(w.mail_verify_subject));
      await page.goto(mailbox.linkIn(verify, "/email-verification/"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.verify_done_title);
      await page.getByRole("main").getByRole("link", { name: w.login_title }).click();
      await expect(page).toHaveURL(/\/login$/);
      await logIn(page, w, email, goodPassword);
      await expect(page).toHaveURL(home);
      await fits(page);
    });

    const context = await desk(browser, site.url, signIn, "agent");
    const staff = await context.newPage();
    await staff.goto(`/staff/tickets?view=all&lang=${lang}`);
    await ready(staff);

    const subject = lang === "en" ? `Loss towards Tokyo ${Date.now()}` : `도쿄 방향 패킷 손실 ${Date.now()}`;
    await test.step("opens a ticket with a file; a reload costs nothing", async () => {
      await page.goto("/customer/ticket/create");
      await ready(page);
      await page.getByLabel(w.ticket_subject, { exact: true }).fill(subject);
      await page.locator("#field-body.rich-input").click();
      await page.keyboard.type("`mtr -c 200` ");
      if (lang === "ko") await composeHangul();
      else await page.keyboard.type("shows **3 percent** loss.");
      await page
        .locator("input[name=files]")
        .setInputFiles({ name: "mtr-icn2-nrt1.txt", mimeType: "text/plain", buffer: Buffer.from("HOST: icn2\n 3.|-- 3.0%\n") });
      await expect(page.getByText(w.files_done, { exact: true })).toBeVisible();
      await expect(page.locator(".rich-status")).not.toBeEmpty();
      await page.reload();
      await ready(page);
      await expect(page.getByLabel(w.ticket_subject, { exact: true })).toHaveValue(subject);
      await expect(page.locator("#field-body code")).toHaveText("mtr -c 200");
      await expect(page.getByText("mtr-icn2-nrt1.txt")).toBeVisible();
      await fits(page);
      await page.getByRole("button", { name: w.ticket_open, exact: true }).click();
      await expect(page).toHaveURL(/\/customer\/ticket\/details\/[\w-]+/);
      await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
      ticketId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      // The attachment comes as a download that no browser runs.
      const file = await page.context().request.get((await page.locator(".thread-files a").first().getAttribute("href")) ?? "");
      expect(await file.text()).toContain("HOST: icn2");
      expect(file.headers()).toMatchObject({
        "content-security-policy": expect.stringContaining("sandbox"),
        "content-disposition": expect.stringContaining("attachment"),
        "x-content-type-options": "nosniff",
      });
    });

    const answer = `We see it too ${Date.now()}`;
    await test.step("the desk sees it without asking, and is seen writing", async () => {
      const row = staff.locator(`main a[href*="${ticketId}"]`).first();
      await expect(row).toBeVisible();
      await row.click();
      await expect(staff.locator("#composer.rich-input")).toBeVisible();
      await staff.locator("#composer").click();
      await staff.keyboard.type(answer, { delay: 20 });
      await expect(page.locator(".thread-writing")).toBeVisible();
      await staff.locator("[data-send]").first().click();
      await expect(staff.locator(".ticket-outbox")).toHaveCount(1);
    });

    await test.step("meanwhile nobody is free for a chat: the page says so with the hours, and the message becomes a ticket", async () => {
      await callApi(site.url, await tokenOf(site.url, agentEmail), "PUT", "/staff/presence", { status: "offline" });
      await place(w.customer_nav_chat).click();
      await expect(page.getByRole("heading", { name: w.chat_hours })).toBeVisible();
      await expect(page.getByText(/09:00[–~]12:00, 13:00[–~]18:00/).first()).toBeVisible();
      await fits(page);
      await page.getByLabel(w.chat_topic, { exact: true }).fill("Tomorrow");
      await page.getByLabel(w.chat_first_message).fill("내일 확인해 주세요. / Please look tomorrow.");
      await page.getByRole("button", { name: w.chat_start_action_ticket }).click();
      await expect(page.getByText(said(w.chat_became_ticket)).last()).toBeVisible();
      await expect(page.getByRole("link", { name: said(w.chat_open_ticket) })).toHaveAttribute("href", /\/customer\/ticket\/details\//);
    });

    await test.step("changes settings and takes the data along", async () => {
      await page.goto("/customer/settings/notifications");
      await page.getByLabel(w.notification_chat_missed).uncheck();
      await page.getByRole("button", { name: w.settings_save }).click();
      await expect(page.getByText(w.settings_saved)).toBeVisible();
      await fits(page);
      await page.goto("/customer/settings/privacy");
      const offers = page.getByRole("listitem").filter({ hasText: w.consent_marketing_email }).first();
      await offers.getByRole("button", { name: w.consent_give }).click();
      await offers.getByRole("button", { name: w.consent_withdraw }).click();
      await expect(offers.getByRole("button", { name: w.consent_give })).toBeVisible();
      await page.getByRole("button", { name: w.settings_export_ask }).click();
      const link = page.getByRole("link", { name: said(w.settings_export_download) });
      await expect(link).toBeVisible();
      const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect(file.suggestedFilename()).toMatch(/\.zip$/);
      await fits(page);
    });

    await test.step("the bell rings: the answer is there, and is answered", async () => {
      await expect(page.locator(".bell-button i")).toBeVisible({ timeout: 60_000 });
      await page.locator(".bell-button").click();
      await page.locator(`.bell-panel a[href*="${ticketId}"]`).first().click();
      await expect(page.locator(".thread-message[data-staff]").getByText(answer)).toBeInViewport();
      await expect(facts).toContainText(w.ticket_state_answered);
      // customer 9: nothing is offered by mail where no mail is received.
      await expect(page.getByText(w.ticket_reply_mail)).toHaveCount(0);
      await fits(page);
      const reply = `Confirmed ${Date.now()}`;
      await page.locator("#field-body.rich-input").click();
      await page.keyboard.type(reply);
      await by(page, day, "Control+Enter", page.getByRole("button", { name: w.ticket_reply_send, exact: true }));
      await expect(page.locator(".thread-message:not([data-pending])").getByText(reply)).toBeVisible();
      await expect(page.locator("#field-body")).toHaveText("");
      await expect(staff.locator(".ticket-roll").getByText(reply)).toBeVisible();
      await context.close();
    });

    await test.step("closed, reopened, closed and rated", async () => {
      const close = async () => {
        await page.getByRole("button", { name: w.ticket_close, exact: true }).click();
        await page.getByRole("dialog").getByRole("button", { name: w.ticket_close, exact: true }).click();
        await expect(facts).toContainText(w.ticket_state_closed);
      };
      await close();
      await page.getByRole("button", { name: w.ticket_reopen, exact: true }).click();
      await expect(facts).toContainText(w.ticket_state_customer_reply);
      await close();
      await page.locator("label[for=rating-5]").click();
      await page.getByLabel(w.ticket_rating_comment).fill("14 minutes");
      await page.getByRole("button", { name: w.ticket_rating_send, exact: true }).click();
      await expect(page.getByText(w.ticket_event_rated.replace("{rating}", "5"))).toBeVisible();
      await page.goto("/customer/ticket?status=closed");
      await expect(page.locator(`a.ticket-row[href*="${ticketId}"]`)).toContainText(w.tickets_rated.replace("{rating}", "5"));
      const rated = await call<{ data: { rating: number } }>(site.url, agentEmail, "GET", `/staff/tickets/${ticketId}`);
      expect(rated.data.rating).toBe(5);
    });

    await test.step("customer 14: on paper the ticket has its number and the date", async () => {
      await page.goto(at());
      await page.emulateMedia({ media: "print" });
      const printed = page.locator(".ticket-printed");
      await expect(printed).toBeVisible();
      await expect(printed).toContainText(/AR-\d{4}-\d{6}/);
      await expect(printed).toContainText(String(new Date().getFullYear()));
      await page.emulateMedia({ media: "screen" });
    });

    await test.step("leaves: the session is over; a forgotten password is replaced, its link works once", async () => {
      const token = (await page.context().cookies()).find(({ name }) => name === "auth_token");
      expect(token).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
      await leave(page, w);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("auth_token");
      expect((await fetch(`${site.url}/api/user`, { headers: { authorization: `Bearer ${token?.value}` } })).status).toBe(401);
      await page.getByRole("link", { name: w.login_reset_link }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.forgot_title);
      await page.getByLabel(w.account_email, { exact: true }).fill(email);
      await page.getByRole("button", { name: w.forgot_submit }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.forgot_done_title);
      const reset = mailbox.linkIn(await mailbox.latest(email, new RegExp(w.mail_reset_subject)), "/reset-password/");
      await page.goto(reset);
      await fillNewPassword(page, w.account_password_new, w, "another-tide-table-9");
      await page.getByRole("button", { name: w.reset_submit }).click();
      await expect(page.getByText(w.reset_done)).toBeVisible();
      await logIn(page, w, email, "another-tide-table-9");
      await expect(page).toHaveURL(home);
      await page.goto(reset);
      await expect(page).toHaveURL(home);
    });

    await test.step("closes the account; customer 11: logging in calls it off and says so", async () => {
      await page.goto("/customer/settings/privacy");
      await page.locator("summary", { hasText: w.settings_erase_open }).click();
      const erase = page.locator(".settings-danger");
      const submit = erase.getByRole("button", { name: said(w.settings_erase_submit) });
      await erase.getByRole("textbox").fill("not the password");
      await submit.click();
      await expect(erase.getByRole("textbox")).toBeFocused();
      await erase.getByRole("textbox").fill("another-tide-table-9");
      await submit.click();
      await expect(page).toHaveURL(/\/login\?erasure=/);
      await expect(page.getByText(said(w.settings_erase_done))).toBeVisible();
      await logIn(page, w, email, "another-tide-table-9");
      await expect(page.getByText(w.erasure_cancelled)).toBeVisible();
      await expect(page).toHaveURL(home);
    });
    await page.context().close();

    /** Ctrl+Enter in the middle of a syllable is the keyboard's, not the form's. */
    async function composeHangul() {
      const keyboard = await page.context().newCDPSession(page);
      await keyboard.send("Input.imeSetComposition", { text: "손", selectionStart: 1, selectionEnd: 1 });
      await page.keyboard.press("Control+Enter");
      await keyboard.send("Input.imeSetComposition", { text: "손실", selectionStart: 2, selectionEnd: 2 });
      await keyboard.send("Input.insertText", { text: "손실" });
      await page.keyboard.type(" 3%");
      await expect(page.getByRole("button", { name: w.ticket_open, exact: true })).toBeVisible();
      await expect(page.locator("#field-body")).toContainText("손실 3%");
    }
  });
}
