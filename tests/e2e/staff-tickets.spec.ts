// The ticket console alone: views and bulk changes, what strangers type, pages without scripts, both themes and a phone.
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import { everyWay } from "../fixtures/every-way.ts";
import { axeFaults } from "./axe.ts";
import { call, customers, desk, open, ready } from "./console-test.ts";
import { expect, test } from "./site-test.ts";

const attacks = [
  `<img src=x onerror="window.pwned=1">`,
  `<script>window.pwned=1</script>`,
  `"><svg onload=window.pwned=1>`,
  `javascript:window.pwned=1`,
  `{{constructor.constructor('window.pwned=1')()}}`,
  `</textarea><iframe srcdoc="<script>parent.pwned=1</script>">`,
];

test("views, filters, search, saved views and a change for many", async ({ page, context, signIn }) => {
  await signIn(context, "agent");
  await page.goto("/staff/tickets?lang=en");
  await ready(page);
  const rows = page.locator(".console-row");
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
  await expect(page.getByText("Tickets changed: 2.")).toBeVisible();
  await expect(bar).toBeHidden();
  await page.goto("/staff/tickets?view=mine&tag=night+shift");
  await expect(rows).toHaveCount(2);

  // The filters that are set become a view of one's own.
  await page.getByText("Save this view").first().click();
  await expect(page.getByLabel("Name of the view").first()).toBeFocused();
  await page.keyboard.type("Night shift");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText("View saved.")).toBeVisible();
  await page.goto("/staff/tickets");
  await views.getByRole("link", { name: "Night shift 2" }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Delete the view Night shift" }).first().click();
  await expect(page.getByText("View deleted.")).toBeVisible();

  await ready(page);
  await page.locator("body").press("/");
  await page.keyboard.type("packet loss");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/staff\/search\?q=packet/);
  await expect(page.locator(".finder-kind a").filter({ visible: true }).first()).toContainText("Packet loss");
  await page.goto("/staff/tickets?view=all&q=packet+loss");
  await expect(rows.first()).toContainText("Packet loss");
  await ready(page);
  await page.locator("body").press("Shift+Slash");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
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
    .locator(".ticket-composer")
    .getByRole("button", { name: /Add note/ })
    .click();
  await expect(page.locator('.ticket-message[data-kind="note"]')).toContainText("Written without scripts.");

  await page.locator("#composer").fill("Dear {name}, done.");
  await page.getByRole("button", { name: /Send and wait for customer/ }).click();
  await expect(page.getByText("Some placeholders are still empty.")).toBeVisible();
  await expect(page.locator("#composer")).toHaveValue("Dear {name}, done.");

  // The form holds every property as it was shown: what a colleague has changed since is not put back by it.
  await call(site.url, "agent@example.com", "PATCH", `/staff/tickets/${ticket.id}`, { department: "billing" });
  await page.getByLabel("Priority").last().selectOption("low");
  await page.getByRole("button", { name: "Save properties" }).click();
  await expect(page.locator(".ticket-head-facts")).toContainText("P4");
  await expect(page.getByLabel("Department").last()).toHaveValue("billing");
  await call(site.url, "agent@example.com", "PATCH", `/staff/tickets/${ticket.id}`, { priority: "urgent" });
  await page.getByLabel("Priority").last().selectOption("normal");
  await page.getByRole("button", { name: "Save properties" }).click();
  await expect(page.getByRole("alert")).toContainText("박도현 (Dohyun Park) set it to “P1 Urgent”, you chose “P3 Normal”.");
  await page.getByRole("button", { name: "Set “P3 Normal”" }).click();
  await expect(page.locator(".ticket-head-facts")).toContainText("P3");

  await page.goto("/staff/tickets");
  await page.locator(`.console-row:has-text("${ticket.subject}") input[type=checkbox]`).check();
  await page.locator(".ticket-bulk").getByLabel("Status").selectOption("on_hold");
  await page.locator(".ticket-bulk").getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("Tickets changed: 1.")).toBeVisible();
  await context.close();
});

test("without scripts: a key is shown once, a private webhook is refused, and the audit log names both the key and its maker", async ({
  browser,
  site,
  signIn,
}) => {
  const context = await desk(browser, site.url, signIn, "admin", { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/staff/admin/api-keys?lang=en");
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.locator("#scopes-error")).toBeVisible();
  await page.getByLabel("Name").fill("Billing sync");
  await page.getByLabel("Tickets: read, answer, change").check();
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await page.getByLabel("Key Billing sync").inputValue();
  expect(key).toMatch(/^ark_/);
  const asked = await fetch(`${site.url}/api/staff/ticket-views`, { headers: { authorization: `Bearer ${key}` } });
  expect(asked.status).toBe(200);
  await page.goto("/staff/admin/webhooks");
  await page.getByLabel("Address").fill("https://169.254.169.254/latest");
  await page.getByLabel("Ticket opened").check();
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText("leads into a private network")).toBeVisible();
  await expect(page.getByLabel("Ticket opened")).toBeChecked();
  await page.goto("/staff/admin/audit");
  await page.getByLabel("Action").selectOption("createApiKey");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("Billing sync");
  await context.close();
});

test("without scripts: a report of any period, by department, and from a figure to its tickets", async ({ browser, site, signIn }) => {
  const context = await desk(browser, site.url, signIn, "admin", { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/staff/reports?days=90&lang=en");
  const opened = page.getByRole("link", { name: "Tickets opened" }).first();
  const count = Number(await opened.locator("b").textContent());
  expect(count).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Department", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "Billing" })).toBeVisible();
  await opened.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tickets opened");
  await expect(page.locator("tbody tr")).toHaveCount(Math.min(50, count));
  await page.getByRole("link", { name: "Back to the report" }).click();
  await page.getByLabel("From day").fill("2020-02-03");
  await page.getByLabel("To day").fill("2020-02-09");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/from=2020-02-03&to=2020-02-09/);
  await expect(opened.locator("b")).toHaveText("0");
  const sheet = await context.request.get("/staff/reports/export?days=90&by=department");
  expect(await sheet.text()).toContain(`all,,opened,${count},`);
  await context.close();
});

test("an editor has no business with tickets", async ({ page, context, signIn }) => {
  await signIn(context, "editor");
  await page.goto("/staff?lang=en");
  await expect(page.getByRole("link", { name: "Tickets" })).toHaveCount(0);
  const response = await page.goto("/staff/tickets");
  expect(response?.status()).toBe(403);
});

for (const [turn, [colorScheme, lang, viewport]] of (
  [
    ["light", "en", { width: 1440, height: 900 }],
    ["dark", "ko", { width: 360, height: 740 }],
  ] as const
).entries()) {
  test(`nothing for axe to find, nothing wider than the screen: ${colorScheme}, ${lang}`, async ({ browser, site, signIn }) => {
    const context = await desk(browser, site.url, signIn, "admin", { colorScheme, viewport });
    const page = await context.newPage();
    const { data } = await call<{ data: { id: string; customer: { id: string } }[] }>(
      site.url,
      "admin@example.com",
      "GET",
      "/staff/tickets?view=all&q=packet",
    );
    const ticket = data[0] as { id: string; customer: { id: string } };
    // A list with something in it; it stays off.
    const rule = { name: "Invoices", when: { type: "ticket_opened" }, if: [], do: [{ type: "tag", tag: "invoice" }] };
    for (const name of ["Invoices", "More invoices"]) await call(site.url, "admin@example.com", "POST", "/staff/rules", { ...rule, name });
    const { data: incident } = await call<{ data: { id: string } }>(site.url, "admin@example.com", "POST", "/staff/incidents", {
      kind: "incident",
      affects: ["PUS1"],
      title: { en: "Packet loss in PUS1", ko: "PUS1 패킷 손실" },
      starts_at: new Date(Date.now() - 60_000).toISOString(),
    });
    const found: string[] = [];
    const paths = [
      "/staff",
      "/staff/tickets",
      `/staff/tickets/${ticket.id}`,
      `/staff/tickets/${ticket.id}/merge`,
      "/staff/canned-replies",
      "/staff/canned-replies/new",
      "/staff/canned-replies/macros",
      "/staff/canned-replies/macros/new",
      "/staff/status",
      "/staff/status/new?kind=maintenance&template=power-work",
      `/staff/status/${incident.id}?stage=resolved`,
      "/staff/customers?q=Alex",
      `/staff/customers/${ticket.customer.id}`,
      "/staff/reports?days=90&by=department",
      "/staff/admin",
      "/staff/reports/entries?list=opened",
      "/staff/admin/audit?check=1",
      "/staff/admin/api-keys",
      "/staff/admin/webhooks",
      "/staff/admin/rules",
      "/staff/admin/rules/new",
      "/staff/settings/notifications",
      "/staff/admin/calendar",
      "/staff/admin/targets",
      "/staff/admin/company",
      "/staff/admin/prices",
      "/staff/admin/fields",
      "/staff/admin/departments",
      "/staff/admin/mail",
      "/staff/admin/support",
      "/staff/admin/limits",
      "/staff/admin/retention",
    ];
    for (const path of paths.filter((_, index) => everyWay || index % 2 === turn)) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
      await ready(page);
      await page.waitForFunction(() => document.fonts.status === "loaded");
      found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) found.push(`${path}: ${over} px too wide`);
      // On a desk the panes scroll, and leave nothing to scroll below them.
      const below = await page.evaluate(() => {
        const fills = document.querySelector(".console, .draft, .chat-staff");
        return fills ? document.documentElement.scrollHeight - window.innerHeight : 0;
      });
      if (below > 0 && viewport.width > 640) found.push(`${path}: ${below} px of nothing below it`);
    }
    expect(found).toEqual([]);
    await context.close();
  });
}
