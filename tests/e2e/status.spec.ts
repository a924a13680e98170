// An incident from the first word to the last: written by an agent in two languages, read on the status page, the front page, in the support
// area, in feeds and in subscribers' mails; the customer of a linked ticket hears of its end.
import { alsoTold } from "../fixtures/every-way.ts";
import { axeFaults } from "./axe.ts";
import { customers, desk, open, ready } from "./console-test.ts";
import { expect, test } from "./site-test.ts";

test(
  "an incident in two languages reaches pages, feeds and mails, and a linked ticket's customer hears of its end",
  alsoTold,
  async ({ page, browser, site, signIn, mailbox }) => {
    test.setTimeout(180_000);
    const mark = String(Date.now()).slice(-6);
    const title = { en: `Packet loss at ICN1 ${mark}`, ko: `ICN1 패킷 손실 ${mark}` };
    const reader = `reader-${mark}@example.com`;
    const textAt = async (path: string) => (await fetch(site.url + path)).text();

    // A reader asks for mails in Korean, from the stored page, and confirms.
    await page.goto("/status?lang=ko");
    await expect(page.getByRole("heading", { level: 1, name: "서비스 상태" })).toBeVisible();
    await page.getByLabel("이메일").fill(reader);
    await page.getByRole("button", { name: "업데이트 받기" }).click();
    await expect(page.getByRole("heading", { name: "메일을 확인해 주세요" })).toBeVisible();
    await page.goto(mailbox.linkIn(await mailbox.latest(reader, /확인/), "/status-mail/confirm/"));
    await page.getByRole("button", { name: "메일 받기" }).click();
    await expect(page.getByRole("heading", { name: "업데이트를 보내 드립니다" })).toBeVisible();

    // An agent writes it from a template; what is in brackets is not let through.
    const ticket = await open(site.url, customers.ko);
    const agent = await desk(browser, site.url, signIn, "agent");
    const console = await agent.newPage();
    await console.goto("/staff/status?lang=en");
    await console.getByRole("link", { name: "New incident" }).click();
    await console.getByLabel("Template").selectOption({ label: "Packet loss at [place]" });
    await console.getByRole("button", { name: "Fill in" }).click();
    await expect(console.getByLabel("Title (English)")).toHaveValue("Packet loss at [place]");
    await ready(console);
    await console.getByRole("group", { name: "Server hosting" }).getByLabel("ICN1").check();
    await console.getByRole("button", { name: "Publish" }).click();
    await expect(console.getByText("Replace what is in [brackets].").first()).toBeVisible();
    await expect(console.getByRole("group", { name: "Server hosting" }).getByLabel("ICN1")).toBeChecked();
    await console.getByLabel("Title (English)").fill(title.en);
    await console.getByLabel("Title (Korean)").fill(title.ko);
    await console.getByLabel("What customers notice (English)").fill("Some packets are lost.");
    await console.getByLabel("What customers notice (Korean)").fill("일부 패킷이 손실됩니다.");
    await console.getByRole("button", { name: "Publish" }).click();
    await expect(console.getByRole("heading", { level: 1, name: title.en })).toBeVisible();
    const id = new URL(console.url()).pathname.split("/").at(-1) ?? "";

    // Everywhere at once, each in its language.
    const status = { en: "/status?lang=en", ko: "/status?lang=ko" };
    for (const [locale, path] of Object.entries(status)) {
      const name = title[locale as "en" | "ko"];
      await expect.poll(() => textAt(path), { message: path }).toContain(name);
      await page.goto(path);
      await expect(page.getByRole("link", { name })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.goto(`/status/${id}?lang=${locale}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.goto(`/?lang=${locale}`);
      await expect(page.getByRole("complementary").filter({ hasText: name })).toBeVisible();
      expect(await textAt(`/status/atom.xml?lang=${locale}`)).toContain(name);
      expect(await textAt(`/status/feed.json?lang=${locale}`)).toContain(name);
    }
    expect(await textAt("/api/status")).toContain(title.en);
    const first = await mailbox.latest(reader, new RegExp(mark));
    expect(first.subject).toBe(`[원인 확인 중] ${title.ko}`);

    // The customer who has a server there is told before they write.
    const customer = await desk(browser, site.url, signIn, "customer");
    const support = await customer.newPage();
    for (const path of ["/support?lang=en", "/customer/ticket/create?lang=en"]) {
      await support.goto(path);
      const notice = support.locator(".notice").filter({ hasText: mark });
      await expect(notice).toContainText("Incident (Investigating)");
      await expect(notice.getByRole("link", { name: "Updates" })).toHaveAttribute("href", `/status/${id}`);
    }

    // The ticket is linked; the end is told.
    await console.goto(`/staff/tickets/${ticket.id}?lang=en`);
    await ready(console);
    await console.getByLabel("This ticket is about").selectOption({ value: id });
    await console.locator(".ticket-incident").getByRole("button").click();
    await expect(console.getByText(`linked the ticket to “${title.en}”`)).toBeVisible();
    await console.goto(`/staff/status/${id}?lang=en`);
    await ready(console);
    await console.getByRole("link", { name: "Resolved" }).click();
    await expect(console.getByLabel("Update (English)")).toHaveValue(/resolved/);
    await console.getByLabel("Update (English)").fill("The card is replaced.");
    await console.getByRole("button", { name: "Publish update" }).click();
    await expect(console.getByText("Update published.")).toBeVisible();
    const own = await mailbox.latest(customers.ko, new RegExp(ticket.number));
    await expect
      .poll(async () => (await mailbox.latest(customers.ko, new RegExp(ticket.number))).text, { timeout: 30_000 })
      .toContain(`해결: ${title.ko}`);
    expect(own.subject).toContain(ticket.number);
    expect((await mailbox.latest(reader, /해결/)).subject).toBe(`[해결] ${title.ko}`);
    await support.goto(`/customer/ticket/details/${ticket.id}?lang=en`);
    await expect(support.getByText("The card is replaced.")).toBeVisible();
    await page.goto("/status?lang=en");
    await expect(page.getByText("All services normal")).toBeVisible();

    // One click, and no more mails.
    await page.goto(mailbox.linkIn(await mailbox.latest(reader, /해결/), "/status-mail/leave/"));
    await page.getByRole("button").last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Updates are off|더 이상 보내지 않습니다/);
    await agent.close();
    await customer.close();
  },
);
