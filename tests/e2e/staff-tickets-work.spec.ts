// Two colleagues at one ticket: replies at once, one property changed by both. An agent alone: day-agent.spec.ts.
import type { Page } from "@playwright/test";
import { m } from "#platform/paraglide/messages.js";
import { call, customers, desk, open, ready, write } from "./console-test.ts";
import { expect, test } from "./site-test.ts";

test("two colleagues: they see each other, and the second reply waits until the first is read", async ({ browser, site, signIn }) => {
  const ticket = await open(site.url, customers.ko);
  const contexts = [await desk(browser, site.url, signIn, "agent"), await desk(browser, site.url, signIn, "admin")];
  const [one, two] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  for (const page of [one, two]) {
    await page.goto(`/staff/tickets/${ticket.id}?lang=en`);
    await ready(page);
  }
  await expect(one.getByText(/윤세라 \(Sera Yoon\) is also viewing/)).toBeVisible();
  await write(two, "Second answer, begun before the first arrived.");
  await expect(one.getByText(/윤세라 \(Sera Yoon\) is writing/)).toBeVisible();
  await write(one, "First answer.");
  await one.getByRole("button", { name: /Send and wait for customer/ }).click();
  await expect(one.locator(".ticket-outbox")).toHaveCount(1);

  // It has not left yet: the API refuses, the text stays, and the colleague's words are on screen.
  await expect(two.locator(".ticket-outbox")).toContainText("First answer.");
  await two.getByRole("button", { name: /Send and wait for customer/ }).click();
  await expect(two.getByText("A newer message arrived while you were writing.")).toBeVisible();
  await expect(two.locator("#composer")).toContainText("Second answer, begun before the first arrived.");

  // It has left: reading it comes before sending.
  const first = two.getByRole("button", { name: "Read the new message first" });
  await expect(first).toBeVisible({ timeout: 40_000 });
  await expect(two.getByText("박도현 (Dohyun Park) replied while you were typing.")).toBeVisible();
  await first.click();
  await two.getByRole("button", { name: /Send and wait for customer/ }).click();
  await expect(two.locator(".ticket-outbox")).toContainText("Second answer");
  // A colleague's change of a property shows by itself.
  await two.locator("body").press("a");
  await expect(one.getByLabel("Assignee").last()).toHaveValue(await two.getByLabel("Assignee").last().inputValue());
  await expect(one.locator(".ticket-event").filter({ hasText: "윤세라 (Sera Yoon) took this ticket" })).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

test("two colleagues change the same property: the second sees both values and decides", async ({ page, context, signIn, site }) => {
  const ticket = await open(site.url, customers.en);
  const path = `/staff/tickets/${ticket.id}`;
  const now = async () => (await call<{ data: { priority: string; department: string } }>(site.url, "agent@example.com", "GET", path)).data;
  await signIn(context, "agent");
  await page.goto(`${path}?lang=en`);
  await ready(page);
  // The colleague is faster by a moment: their change arrives while this one is on its way.
  let meanwhile: object | null = null;
  await page.route(/\/staff\/tickets\/[^/]+\.data/, async (route) => {
    if (route.request().method() === "POST" && meanwhile) {
      const change = meanwhile;
      meanwhile = null;
      await call(site.url, "admin@example.com", "PATCH", path, change);
    }
    await route.continue();
  });
  const priority = page.getByLabel("Priority").last();
  const alert = page.getByRole("alert");

  meanwhile = { priority: "urgent" };
  await priority.selectOption("low");
  await expect(alert).toContainText("Priority: changed by someone else in the meantime.");
  await expect(alert).toContainText("윤세라 (Sera Yoon) set it to “P1 Urgent”, you chose “P4 Low”. Your choice was not saved.");
  await expect(priority).toHaveValue("urgent");
  expect((await now()).priority).toBe("urgent");
  await alert.getByRole("link", { name: "Keep “P1 Urgent”" }).click();
  await expect(alert).toHaveCount(0);

  // Two different properties have nothing to do with each other.
  meanwhile = { department: "billing" };
  await priority.selectOption("high");
  await expect(page.locator(".ticket-head-facts")).toContainText("P2");
  await expect(page.getByLabel("Department").last()).toHaveValue("billing");
  await expect(alert).toHaveCount(0);

  await page.goto(`${path}?lang=ko`);
  await ready(page);
  meanwhile = { priority: "normal" };
  await page.getByLabel("우선순위").last().selectOption("low");
  await expect(alert).toContainText("현재 값은 ‘P3 보통’(윤세라 (Sera Yoon) 담당자가 변경), 선택한 값은 ‘P4 낮음’입니다.");
  expect((await now()).priority).toBe("normal");
  await alert.getByRole("button", { name: "‘P4 낮음’ 적용" }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.locator(".ticket-head-facts")).toContainText("P4");
  expect(await now()).toMatchObject({ priority: "low", department: "billing" });
});

test("a reply to a ticket that was merged meanwhile is not sent by its key: the text stays, and the notice says where replies belong", async ({
  page,
  context,
  signIn,
  site,
}) => {
  const [ticket, into] = [await open(site.url, customers.en), await open(site.url, customers.en)];
  await signIn(context, "agent");
  await page.goto(`/staff/tickets/${ticket.id}?lang=en`);
  await ready(page);
  await write(page, "Begun before the merge.");
  await call(site.url, "admin@example.com", "POST", `/staff/tickets/${ticket.id}/merge`, { into: into.id });
  await expect(page.getByRole("button", { name: /Send and wait for customer/ })).toBeDisabled();
  await expect(page.locator(".ticket-hints")).toContainText(`replies belong in ${into.number}`);
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(ticket.id)) posts += 1;
  });
  await page.locator("#composer").press("Control+Enter");
  await expect(page.locator(".ticket-hints [role=alert]", { hasText: into.number })).toBeVisible();
  await expect(page.locator("#composer")).toContainText("Begun before the merge.");
  expect(posts).toBe(0);
});

test("without a line a priority goes back to what the ticket has, a reply cannot be taken back, and the message about it stays", async ({
  page,
  context,
  signIn,
  site,
  allowComplaints,
}) => {
  allowComplaints(/net::ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch/);
  const ticket = await open(site.url, customers.en);
  await signIn(context, "agent");
  await page.goto(`/staff/tickets/${ticket.id}?lang=en`);
  await ready(page);
  // What shows a message comes with the first press.
  const shower = page.waitForResponse(/toast-stack.*\.js$/);
  await write(page, "Sent into the void.");
  await shower;
  await context.setOffline(true);
  const priority = page.getByLabel("Priority").last();
  await priority.selectOption("low");
  const told = page.locator(".toast", { hasText: m.shell_unsent({}, { locale: "en" }) });
  await expect(told).toBeVisible();
  await expect(priority).toHaveValue("high");
  await page.locator("#composer").press("Control+Enter");
  await expect(page.getByRole("button", { name: /Send and wait for customer/ })).toBeEnabled();
  await expect(page.locator("#composer")).toContainText("Sent into the void.");
  await expect(page.getByText(m.console_key_undo({}, { locale: "en" }), { exact: true })).toHaveCount(0);
  await page.waitForTimeout(4_000);
  await told.getByRole("button", { name: "Close" }).click();
  await expect(told).toHaveCount(0);
  await context.setOffline(false);
});
