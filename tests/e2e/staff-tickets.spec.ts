// The ticket console alone: views and bulk changes, notes and replies, taking a reply back, two colleagues on one ticket,
// what strangers type, pages without scripts, both themes and a phone.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { demoAccounts } from "#db/seed/demo-accounts.ts";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import { axeFaults } from "./axe.ts";
import { expect, type Person, test, watchConsole } from "./site-test.ts";

const passwords = Object.fromEntries(demoAccounts.map(({ email, password }) => [email, password]));
const customers = { ko: "seoyeon@example.com", en: "alex@example.com" };
const attacks = [
  `<img src=x onerror="window.pwned=1">`,
  `<script>window.pwned=1</script>`,
  `"><svg onload=window.pwned=1>`,
  `javascript:window.pwned=1`,
  `{{constructor.constructor('window.pwned=1')()}}`,
  `</textarea><iframe srcdoc="<script>parent.pwned=1</script>">`,
];

async function call<T>(url: string, email: string, method: string, path: string, body?: unknown): Promise<T> {
  const token = await tokenOf(url, email);
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer as T;
}

const tokens = new Map<string, string>();
async function tokenOf(url: string, email: string): Promise<string> {
  const known = tokens.get(url + email);
  if (known) return known;
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: passwords[email], user_type: Object.values(customers).includes(email) ? "customer" : "staff" }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  tokens.set(url + email, data.token);
  return data.token;
}

type Opened = { id: string; number: string; subject: string };

async function open(url: string, email: string, over: object = {}): Promise<Opened> {
  const ticket = {
    subject: `Line flaps every ${Math.floor(Math.random() * 1e6)} s`,
    department: "technical",
    priority: "high",
    body: fromPlainText("Since noon our session to the second router resets."),
    ...over,
  };
  return (await call<{ data: Opened }>(url, email, "POST", "/tickets", ticket)).data;
}

async function ready(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

async function write(page: Page, text: string) {
  await expect(page.locator("#composer.rt-text")).toBeVisible();
  await page.locator("#composer").click();
  await page.keyboard.type(text);
  // Until the editor has told the page.
  await page.waitForTimeout(400);
}

type SignIn = (context: BrowserContext, kind: Person) => Promise<void>;

async function desk(browser: Browser, url: string, signIn: SignIn, kind: Person, options: object = {}) {
  const context = await browser.newContext({ baseURL: url, ...options });
  await signIn(context, kind);
  return context;
}

test("views, filters, search, saved views and a change for many", async ({ page, context, signIn }) => {
  await signIn(context, "agent");
  await page.goto("/staff/tickets?lang=en");
  await ready(page);
  const rows = page.locator(".tk-row");
  const all = await rows.count();
  expect(all).toBeGreaterThan(4);
  const views = page.getByRole("navigation", { name: "Views" }).first();
  await expect(views.getByRole("link", { name: `Needs a reply ${all}` })).toHaveAttribute("aria-current", "page");

  await views.getByRole("link", { name: /^Unassigned/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Unassigned/ })).toBeVisible();
  const unassigned = await rows.count();
  expect(unassigned).toBeGreaterThan(1);

  // Two of them by keyboard, then one change for both.
  await page.locator("body").press("j");
  await expect(rows.first().getByRole("link")).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  const bar = page.getByRole("form", { name: "Change the selected tickets" });
  await expect(bar.getByText("2 selected")).toBeVisible();
  await bar.getByLabel("Assignee").selectOption({ label: "Me" });
  await bar.getByLabel("Add tag").fill("Night Shift");
  await bar.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("2 tickets changed.")).toBeVisible();
  await expect(bar).toBeHidden();
  await page.goto("/staff/tickets?view=mine&tag=night+shift");
  await expect(rows).toHaveCount(2);

  // The filters that are set become a view of one's own.
  await page.getByText("Save this view").first().click();
  await page.getByLabel("Name of the view").first().fill("Night shift");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText("View saved.")).toBeVisible();
  await page.goto("/staff/tickets");
  await views.getByRole("link", { name: "Night shift", exact: true }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Forget the view Night shift" }).first().click();
  await expect(page.getByText("View removed.")).toBeVisible();

  await ready(page);
  await page.locator("body").press("/");
  await page.keyboard.type("packet loss");
  await page.keyboard.press("Enter");
  await expect(rows.first()).toContainText("Packet loss");
  await page.locator("body").press("Shift+Slash");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("a note stays inside, a reply can be taken back, then leaves and changes the state", async ({ page, context, signIn, site }) => {
  const ticket = await open(site.url, customers.en);
  await signIn(context, "agent");
  await page.goto(`/staff/tickets/${ticket.id}?lang=en`);
  await ready(page);
  await page.locator("body").press("n");
  await write(page, "Second router was replaced last week.");
  await page.keyboard.press("Control+Enter");
  const note = page.locator('.tk-msg[data-kind="note"]');
  await expect(note).toContainText("Second router was replaced last week.");
  await expect(note).toContainText("the customer does not see it");
  await expect(page.locator(".tk-head-state")).toHaveText("Open");

  await page.locator("#composer").blur();
  await page.locator("body").press("r");
  await write(page, "We look at it now.");
  await page.getByRole("button", { name: /Send, wait for customer/ }).click();
  const outbox = page.locator(".tk-outbox");
  await expect(outbox).toContainText("We look at it now.");
  await outbox.getByRole("button", { name: /Undo/ }).click();
  await expect(outbox).toHaveCount(0);
  await expect(page.locator("#composer")).toContainText("We look at it now.");
  const seenBy = () => call<{ data: { state: string; seq: number } }>(site.url, customers.en, "GET", `/tickets/${ticket.id}`);
  expect((await seenBy()).data.state).toBe("open");

  await page.getByRole("button", { name: /Send, wait for customer/ }).click();
  await expect(outbox).toHaveCount(1);
  // Its seconds of grace pass; the page hears of it by itself.
  await expect(page.locator(".tk-head-state")).toHaveText("Waiting for customer", { timeout: 40_000 });
  await expect(page.locator('.tk-msg[data-side="staff"][data-kind="public"]')).toContainText("We look at it now.");
  const thread = await call<{ data: { kind: string }[] }>(site.url, customers.en, "GET", `/tickets/${ticket.id}/messages`);
  expect(thread.data.filter(({ kind }) => kind === "note")).toEqual([]);

  // Corrected within the hour; what it said before can be read.
  await page.locator('.tk-msg[data-kind="public"]').getByRole("link", { name: "Edit" }).click();
  const field = page.locator('[id^="edit-"].rt-text');
  await field.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Expect news by four.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.locator('.tk-msg[data-side="staff"][data-kind="public"]')).toContainText("Expect news by four.");
  await page.getByRole("link", { name: /Earlier versions/ }).click();
  await expect(page.locator(".tk-history")).toContainText("We look at it now.");
});

test("two colleagues: they see each other, and the second reply waits until the first is read", async ({ browser, site, signIn }) => {
  const ticket = await open(site.url, customers.ko);
  const contexts = [await desk(browser, site.url, signIn, "agent"), await desk(browser, site.url, signIn, "admin")];
  const [one, two] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const complaints = [one, two].map(watchConsole);
  for (const page of [one, two]) {
    await page.goto(`/staff/tickets/${ticket.id}?lang=en`);
    await ready(page);
  }
  await expect(one.getByText(/윤세라 is also here/)).toBeVisible();
  await write(two, "Second answer, begun before the first arrived.");
  await expect(one.getByText(/윤세라 is writing/)).toBeVisible();
  await write(one, "First answer.");
  await one.getByRole("button", { name: /Send, wait for customer/ }).click();
  await expect(one.locator(".tk-outbox")).toHaveCount(1);

  // It has not left yet: the API refuses, the text stays, and the colleague's words are on screen.
  await expect(two.locator(".tk-outbox")).toContainText("First answer.");
  await two.getByRole("button", { name: /Send, wait for customer/ }).click();
  await expect(two.getByText("A newer message arrived while you were writing.")).toBeVisible();
  await expect(two.locator("#composer")).toContainText("Second answer, begun before the first arrived.");

  // It has left: reading it comes before sending.
  const first = two.getByRole("button", { name: "Read their reply first" });
  await expect(first).toBeVisible({ timeout: 40_000 });
  await expect(two.getByText("박도현 replied while you were typing.")).toBeVisible();
  await first.click();
  await two.getByRole("button", { name: /Send, wait for customer/ }).click();
  await expect(two.locator(".tk-outbox")).toContainText("Second answer");
  // A colleague's change of a property shows by itself.
  await two.locator("body").press("a");
  await expect(one.getByLabel("Assignee").last()).toHaveValue(await two.getByLabel("Assignee").last().inputValue());
  await expect(one.locator(".tk-event").filter({ hasText: "윤세라 took this on" })).toBeVisible();
  expect(complaints.flatMap((list) => list())).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});

test("canned replies: kept in both languages, filled in for the customer, blocked while a placeholder is open", async ({
  page,
  context,
  signIn,
  site,
}) => {
  await signIn(context, "agent");
  await page.goto("/staff/canned-replies/new?lang=en");
  await ready(page);
  await page.getByLabel("Shortcut").fill("window");
  await page.getByLabel("Title in English").fill("Maintenance window");
  await page.getByLabel("Title in Korean").fill("작업 시간 안내");
  await page.getByLabel("Text in English").fill("Dear {customer_name}, we work on {ticket_number} at {hour}.");
  await page.getByLabel("Text in Korean").fill("{customer_name}님, {ticket_number} 작업은 {hour}에 진행합니다.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("/window")).toBeVisible();

  const mine = await call<{ data: Opened[] }>(site.url, customers.en, "GET", "/tickets?status=active");
  const ticket = mine.data[0] as Opened;
  await page.goto(`/staff/tickets/${ticket.id}`);
  await ready(page);
  await write(page, "/win");
  await expect(page.getByRole("option", { name: /Maintenance window/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("#composer")).toContainText(`Dear Alex Morgan, we work on ${ticket.number} at {hour}.`);
  await expect(page.getByText("Fill in before sending: {hour}")).toBeVisible();
  await page.getByRole("button", { name: /Send, wait for customer/ }).click();
  await expect(page.locator(".tk-outbox")).toHaveCount(0);

  await page.goto("/staff/canned-replies?q=window");
  await page.getByRole("link", { name: /Maintenance window/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/canned-replies$/);
  await expect(page.getByText("/window")).toHaveCount(0);
});

test("what strangers type is text: subject, body, name, tag, note", async ({ page, context, signIn, site }) => {
  const body = fromPlainText(attacks.join("\n\n"));
  const ticket = await open(site.url, customers.ko, { subject: attacks[0], body });
  await call(site.url, customers.ko, "PATCH", "/user", { company: attacks[1] });
  await call(site.url, "agent@example.com", "POST", `/staff/tickets/${ticket.id}/notes`, { body });
  await signIn(context, "agent");
  for (const path of ["/staff", "/staff/tickets?view=all", `/staff/tickets/${ticket.id}`, `/staff/tickets/${ticket.id}/merge`]) {
    await page.goto(path);
    await ready(page);
    await expect(page.getByText(attacks[0] as string).first()).toBeAttached();
  }
  await page.goto(`/staff/tickets?view=all&q=${encodeURIComponent(attacks[2] as string)}&sort=${encodeURIComponent(attacks[0] as string)}`);
  await ready(page);
  const { data } = await call<{ data: { customer: { id: string } } }>(site.url, "agent@example.com", "GET", `/staff/tickets/${ticket.id}`);
  await page.goto(`/staff/customers/${data.customer.id}`);
  await ready(page);
  await expect(page.getByText(attacks[1] as string).first()).toBeAttached();
  expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
});

test("without scripts: a note, a reply with a placeholder that comes back, properties, many at once", async ({ browser, site, signIn }) => {
  const ticket = await open(site.url, customers.en);
  const context = await desk(browser, site.url, signIn, "admin", { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/staff/tickets/${ticket.id}?lang=en`);
  await page.getByRole("radio", { name: /Internal note/ }).check({ force: true });
  await page.locator("#composer").fill("Written without scripts.");
  await page
    .locator(".tk-composer")
    .getByRole("button", { name: /Add note/ })
    .click();
  await expect(page.locator('.tk-msg[data-kind="note"]')).toContainText("Written without scripts.");

  await page.locator("#composer").fill("Dear {name}, done.");
  await page.getByRole("button", { name: /Send, wait for customer/ }).click();
  await expect(page.getByText("Some placeholders are still empty.")).toBeVisible();
  await expect(page.locator("#composer")).toHaveValue("Dear {name}, done.");

  await page.getByLabel("Priority").last().selectOption("low");
  await page.getByRole("button", { name: "Save properties" }).click();
  await expect(page.locator(".tk-head-facts")).toContainText("P4");

  await page.goto("/staff/tickets");
  await page.locator(`.tk-row:has-text("${ticket.subject}") input[type=checkbox]`).check();
  await page.locator(".tk-bulk").getByLabel("State").selectOption("on_hold");
  await page.locator(".tk-bulk").getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("1 tickets changed.")).toBeVisible();
  await context.close();
});

test("an editor has no business with tickets", async ({ page, context, signIn }) => {
  await signIn(context, "editor");
  await page.goto("/staff?lang=en");
  await expect(page.getByRole("link", { name: "Tickets" })).toHaveCount(0);
  const response = await page.goto("/staff/tickets");
  expect(response?.status()).toBe(403);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const lang of ["en", "ko"] as const) {
    test(`nothing for axe to find, nothing wider than the screen: ${colorScheme}, ${lang}`, async ({ browser, site, signIn }) => {
      const phone = (colorScheme === "dark") === (lang === "ko");
      const viewport = phone ? { width: 360, height: 740 } : { width: 1440, height: 900 };
      const context = await desk(browser, site.url, signIn, "admin", { colorScheme, viewport });
      const page = await context.newPage();
      const complaints = watchConsole(page);
      const { data } = await call<{ data: { id: string; customer: { id: string } }[] }>(
        site.url,
        "admin@example.com",
        "GET",
        "/staff/tickets?view=all&q=packet",
      );
      const ticket = data[0] as { id: string; customer: { id: string } };
      const found: string[] = [];
      for (const path of [
        "/staff",
        "/staff/tickets",
        `/staff/tickets/${ticket.id}`,
        `/staff/tickets/${ticket.id}/merge`,
        "/staff/canned-replies",
        "/staff/canned-replies/new",
        "/staff/customers?q=Alex",
        `/staff/customers/${ticket.customer.id}`,
      ]) {
        await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
        await ready(page);
        await page.waitForFunction(() => document.fonts.status === "loaded");
        found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) found.push(`${path}: ${over} px too wide`);
      }
      expect(found).toEqual([]);
      expect(complaints()).toEqual([]);
      await context.close();
    });
  }
}
