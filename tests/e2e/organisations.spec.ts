// A company in the portal: founded, a colleague invited who has no account yet, a ticket answered by both, and the end of it.
import enOrganisations from "#messages/en/organisations.json" with { type: "json" };
import { alsoTold } from "../fixtures/every-way.ts";
import { goodPassword, logIn, newAddress, signUp, words } from "./accounts-story.ts";
import { axeFaults } from "./axe.ts";
import { expect, sessionCookies, test, tokenOf } from "./site-test.ts";

const w = words.en;
const o = enOrganisations;
const path = "/customer/settings/organisation";

test(
  "an organisation: founded, joined by an invitation, one ticket for both, and over at once",
  alsoTold,
  async ({ browser, site, mailbox, allowComplaints }) => {
    test.setTimeout(180_000);
    // The page of a ticket that is out of reach answers 404, on purpose.
    allowComplaints(/404/);
    const owner = await browser.newContext({ baseURL: site.url, locale: "en" });
    const token = await tokenOf(site.url, "alex@example.com");
    await owner.addCookies([...sessionCookies(site.url, token), { name: "locale", value: "en", url: site.url }]);
    const alex = await owner.newPage();
    await alex.goto(path);
    await alex.getByLabel(o.organisation_name).fill("Harbour Games");
    await alex.getByRole("button", { name: o.organisation_found_submit }).click();
    await expect(alex.getByRole("status").filter({ hasText: o.organisation_founded.replace("{name}", "Harbour Games") })).toBeVisible();

    const email = newAddress("colleague");
    await alex.getByLabel(o.organisation_invite_email).fill(email);
    await alex.getByRole("button", { name: o.organisation_invite_submit }).click();
    await expect(alex.getByText(o.organisation_invite_sent.replace("{email}", email))).toBeVisible();
    await expect(alex.getByRole("heading", { name: o.organisation_invitations })).toBeVisible();
    expect(await axeFaults(alex)).toEqual([]);

    // The invited has no account: signs up with the address, proves it, logs in, and finds the invitation.
    const guest = await browser.newContext({ baseURL: site.url, locale: "en" });
    await guest.addCookies([{ name: "locale", value: "en", url: site.url }]);
    const kim = await guest.newPage();
    const invitation = mailbox.linkIn(await mailbox.latest(email, /Invitation to Harbour Games/), "invitation=");
    await signUp(kim, w, email);
    await kim.goto(mailbox.linkIn(await mailbox.latest(email, new RegExp(w.mail_verify_subject)), "/email-verification/"));
    await expect(kim.getByRole("heading", { level: 1 })).toHaveText(w.verify_done_title);
    await kim.goto(invitation);
    await logIn(kim, w, email, goodPassword);
    await expect(kim.getByText(o.organisation_received.replace("{organisation}", "Harbour Games"))).toBeVisible();
    expect(await axeFaults(kim)).toEqual([]);
    await kim.getByRole("button", { name: o.organisation_accept }).click();
    await expect(kim.getByText(o.organisation_joined.replace("{name}", "Harbour Games"))).toBeVisible();

    const opened = await fetch(`${site.url}/api/tickets`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({
        subject: "Switch 4 in rack 12 restarts",
        department: "technical",
        priority: "normal",
        body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Twice since this morning." }] }] },
      }),
    });
    expect(opened.status).toBe(201);
    await kim.goto("/customer/ticket");
    await kim.getByRole("link", { name: "Harbour Games" }).click();
    const row = kim.getByRole("link", { name: /Switch 4 in rack 12 restarts/ });
    await expect(row).toContainText("Alex Morgan");
    expect(await axeFaults(kim)).toEqual([]);
    await row.click();
    await kim.locator("#field-body.rich-input").click();
    await kim.keyboard.type("The power supply was replaced last week.");
    await kim.getByRole("button", { name: w.ticket_reply_send, exact: true }).click();
    await expect(kim.getByRole("log")).toContainText("The power supply was replaced last week.");

    const { data } = (await opened.json()) as { data: { id: string } };
    await alex.goto(`/customer/ticket/details/${data.id}`);
    await expect(alex.getByRole("log")).toContainText("The power supply was replaced last week.");

    // Removed: the page that Kim has open is gone without anybody touching it.
    await alex.goto(path);
    const member = alex.getByRole("listitem").filter({ hasText: email });
    await member.locator("summary").click();
    await member.getByRole("button", { name: o.organisation_remove }).click();
    await expect(alex.getByText(/is no longer a member/)).toBeVisible();
    await expect(kim.getByRole("log")).toHaveCount(0, { timeout: 15_000 });
    await owner.close();
    await guest.close();
  },
);
