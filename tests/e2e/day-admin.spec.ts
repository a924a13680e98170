// A day of an administrator: a canned reply written, an enquiry answered with it and made a ticket, a colleague invited, given another role
// and shut out, and the record of who looked at what.
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { waysOf } from "../fixtures/every-way.ts";
import { fillNewPassword, goodPassword, logIn, newAddress } from "./accounts-story.ts";
import { said } from "./chat-test.ts";
import { beginWork, by, days, device, fits, goTo, leave } from "./day.ts";
import { expect, test } from "./site-test.ts";

for (const day of waysOf(days, 0)) {
  const { w, lang } = day;
  test(`a day of an administrator, ${day.name}`, async ({ browser, site, mailbox }) => {
    test.setTimeout(300_000);
    const page = await device(browser, site.url, day);
    await beginWork(page, day, "admin");
    await fits(page);
    const shortcut = `edge-${lang}`;
    const visitorName = `Alex <b>${lang}</b>`;

    await test.step("a canned reply in both languages", async () => {
      await goTo(page, day, w.staff_nav_canned);
      await page.getByRole("link", { name: w.canned_new }).click();
      await page.getByLabel(w.canned_shortcut, { exact: true }).fill(shortcut);
      for (const [language, title, text] of [
        [w.console_canned_english, "Edge capacity", "Dear {customer_name}, 12 TB at ICN1 is no problem."],
        [w.console_canned_korean, "엣지 용량", "{customer_name} 님, ICN1에서 12 TB를 제공할 수 있습니다."],
      ] as const) {
        await page.getByLabel(w.canned_name.replace("{language}", language)).fill(title);
        await page.getByLabel(w.canned_body.replace("{language}", language)).fill(text);
      }
      await fits(page);
      await page.getByRole("button", { name: w.canned_save, exact: true }).click();
      await expect(page.getByText(`/${shortcut}`)).toBeVisible();
      await fits(page);
    });

    await test.step("an enquiry from a calculator appears by itself and is taken", async () => {
      await goTo(page, day, w.enquiries_title);
      const visitor = await device(browser, site.url, day);
      await visitor.goto(quoteHref({ service: "cdn", summary: "CDN · 30 TB" }));
      await visitor.locator("input[name=name]").fill(visitorName);
      await visitor.locator("input[name=email]").fill(day.customer);
      await visitor.locator("textarea[name=message]").fill("We ship 30 TB a month.\n엣지에 12 TB를 둘 수 있습니까?");
      await visitor.locator("input[name=consent]").check();
      await visitor.locator("form:has(input[name=consent]) button[type=submit]").click();
      await expect(visitor).toHaveURL(/sent=E-/);
      await fits(visitor);
      await visitor.context().close();
      await page.getByRole("link", { name: visitorName }).click();
      await expect(page.getByText("30 TB", { exact: true }).first()).toBeVisible();
      await fits(page);
      await by(page, day, "a", page.getByRole("button", { name: w.enquiry_take }));
      await expect(page.locator(".enquiry-state", { hasText: w.enquiry_status_open })).toBeVisible();
    });

    await test.step("a note; an answer with the canned reply and a file, kept over a reload, taken back once, sent", async () => {
      const note = page.getByLabel(w.enquiry_note, { exact: true });
      await note.fill("Asked the edge team");
      // desk 2: Escape leaves the field, and what was typed stays.
      await page.keyboard.press("Escape");
      await expect(note).not.toBeFocused();
      await page.getByRole("button", { name: w.enquiry_note_add }).click();
      await expect(page.locator(".enquiry-entry", { hasText: "Asked the edge team" })).toBeVisible();

      const answer = page.locator("#enquiry-answer");
      await page.getByRole("button", { name: w.enquiry_answer_send }).click();
      await expect(page.getByText(w.enquiry_text_required)).toBeVisible();
      await page.keyboard.press("Escape");
      await by(page, day, ";", page.getByRole("button", { name: w.console_canned }));
      await page.locator(".console-canned input").first().fill(shortcut);
      const option = page.locator(".console-canned").getByRole("option", { name: new RegExp(shortcut) });
      await expect(option).toHaveAttribute("aria-selected", "true");
      await by(page, day, "Enter", option);
      await expect(answer).toHaveValue(new RegExp(`${lang}.*12 TB`, "s"));
      await page
        .locator(".enquiry-answer input[type=file]")
        .setInputFiles({ name: "offer.txt", mimeType: "text/plain", buffer: Buffer.from("12 TB") });
      await expect(page.locator(".enquiry-answer .file-good")).toBeVisible();
      await page.reload();
      await expect(answer).toHaveValue(/12 TB/);
      await expect(page.locator(".enquiry-answer .file-row")).toContainText("offer.txt");
      await answer.focus();
      await by(page, day, "Control+Enter", page.getByRole("button", { name: w.enquiry_answer_send }));
      const undo = page.getByRole("button", { name: w.enquiry_undo });
      await by(page, day, "z", undo);
      await expect(page.locator(".enquiry-entry[data-kind=answer]")).toHaveCount(0);
      await expect(answer).toHaveValue(/12 TB/);
      await expect(page.locator(".enquiry-answer .file-row")).toContainText("offer.txt");
      await fits(page);
      await page.getByRole("button", { name: w.enquiry_answer_send }).click();
      await expect(page.locator(".enquiry-entry[data-kind=answer]")).toHaveCount(1);
    });

    await test.step("it becomes a ticket, and the list a file", async () => {
      await page.locator("summary", { hasText: w.enquiry_ticket }).click();
      await page.getByLabel(w.enquiry_ticket_subject, { exact: true }).fill("CDN for Korea and Japan");
      await page.getByRole("button", { name: w.enquiry_ticket_make }).click();
      await expect(page.getByText(said(w.enquiry_ticket_made)).first()).toBeVisible();
      await expect(page.getByRole("link", { name: said(w.enquiry_ticket_link) }).first()).toBeVisible();
      const download = page.waitForEvent("download");
      await page.goto("/staff/enquiries?view=closed");
      await page.getByRole("link", { name: w.enquiries_export }).click();
      expect((await download).suggestedFilename()).toMatch(/^enquiries-.*\.csv$/);
    });

    const email = newAddress(`colleague-${lang}`);
    const row = page.locator(".team > li", { hasText: email });
    await test.step("a colleague is invited, chooses a password, gets another role and loses access", async () => {
      await goTo(page, day, w.team_title);
      const address = page.getByLabel(w.account_email, { exact: true });
      await page.getByLabel(w.account_name, { exact: true }).fill("Mina Seo");
      await address.fill("no address");
      await page.getByRole("button", { name: w.team_invite_submit }).click();
      await expect(address).toBeFocused();
      await expect(page.getByLabel(w.account_name, { exact: true })).toHaveValue("Mina Seo");
      await address.fill(email);
      await page.getByRole("button", { name: w.team_invite_submit }).click();
      await expect(row).toContainText(w.team_state_invited);
      await fits(page);

      const theirs = await device(browser, site.url, day);
      await theirs.goto(mailbox.linkIn(await mailbox.latest(email), "/reset-password/"));
      await expect(theirs.getByRole("heading", { name: w.invited_title, level: 1 })).toBeVisible();
      await fillNewPassword(theirs, w.account_password, w, goodPassword);
      await theirs.getByRole("button", { name: w.invited_submit }).click();
      await expect(theirs.getByText(w.reset_done)).toBeVisible();
      await theirs.goto("/staff/login");
      await logIn(theirs, w, email, goodPassword);
      await expect(theirs).toHaveURL(/\/staff$/);
      const places = theirs.getByRole("navigation", { name: w.staff_nav }).filter({ visible: true });
      await expect(places.getByRole("link", { name: w.staff_nav_tickets })).toBeVisible();

      await page.reload();
      await row.getByRole("combobox").selectOption("editor");
      await row.getByRole("button", { name: w.team_role_save }).click();
      await expect(page.getByText(w.settings_saved)).toBeVisible();
      // Another role begins with another log-in, and has other places.
      await theirs.goto("/staff");
      await expect(theirs).toHaveURL(/\/staff\/login/);
      await logIn(theirs, w, email, goodPassword);
      await expect(theirs.getByText(w.today_editor)).toBeVisible();
      await expect(places.getByRole("link", { name: w.staff_nav_tickets })).toHaveCount(0);
      // It asks first.
      await row.locator("summary", { hasText: w.team_disable }).click();
      await fits(page);
      await row.getByRole("button", { name: w.team_disable }).click();
      await expect(row).toContainText(w.team_state_disabled);
      await theirs.goto("/staff/login");
      await logIn(theirs, w, email, goodPassword);
      await expect(theirs.getByText(w.error_invalid_credentials)).toBeVisible();
      await theirs.context().close();
    });

    await test.step("the record says who opened the enquiry and who changed the colleague", async () => {
      await page.getByRole("link", { name: w.record_title }).click();
      const table = page.getByRole("table", { name: w.record_title });
      await expect(table.getByRole("row").filter({ hasText: "Mina Seo" }).first()).toBeVisible();
      await expect(table.getByRole("row").filter({ hasText: w.record_enquiry_read }).first()).toBeVisible();
      await fits(page);
    });

    await test.step("the canned reply goes, after a question", async () => {
      await page.goto(`/staff/canned-replies?q=${shortcut}`);
      await page.getByRole("link", { name: lang === "ko" ? /엣지 용량/ : /Edge capacity/ }).click();
      await page.getByRole("button", { name: w.canned_delete, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: w.canned_delete, exact: true }).click();
      await expect(page).toHaveURL(/canned-replies$/);
      await expect(page.getByText(`/${shortcut}`)).toHaveCount(0);
    });

    await leave(page, w);
    await page.context().close();
  });
}
