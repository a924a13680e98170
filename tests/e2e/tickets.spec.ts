// What the customer's pages of tickets do without scripts, with hostile text, on phones and for readers of every kind. A ticket from both
// sides at once: day-customer.spec.ts.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import en from "#messages/en/support.json" with { type: "json" };
import ko from "#messages/ko/support.json" with { type: "json" };
import { sessionCookies } from "../fixtures/demo-token.ts";
import { waysOf } from "../fixtures/every-way.ts";
import { axeFaults } from "./axe.ts";
import { expect, test, tokenOf } from "./site-test.ts";

const words = { en, ko };
const emails = { en: "alex@example.com", ko: "seoyeon@example.com" } as const;

const attacks = [
  `<img src=x onerror="window.pwned=1">`,
  `<script>window.pwned=1</script>`,
  `"><svg onload=window.pwned=1>`,
  `</textarea></script><iframe srcdoc="<script>parent.pwned=1</script>">`,
  `javascript:window.pwned=1`,
];

const tokens = new Map<string, string>();
/** One session of each person serves all stories: logging in costs more than most calls. */
async function knownTokenOf(url: string, email: string): Promise<string> {
  const token = tokens.get(url + email) ?? (await tokenOf(url, email));
  tokens.set(url + email, token);
  return token;
}

async function enter(browser: Browser, url: string, email: string, options: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, ...options });
  await context.addCookies(sessionCookies(url, await knownTokenOf(url, email)));
  return context;
}

async function post<T>(url: string, email: string, path: string, body: BodyInit, type?: string): Promise<T> {
  const headers = { authorization: `Bearer ${await knownTokenOf(url, email)}`, ...(type ? { "content-type": type } : {}) };
  const response = await fetch(`${url}/api${path}`, { method: "POST", headers, body });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return (answer as { data: T }).data;
}

async function ready(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test("without scripts: an error keeps the text and the file, and the ticket opens", async ({ browser, site }) => {
  const context = await enter(browser, site.url, emails.en, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/customer/ticket/create?lang=en");
  await page.locator("textarea[name=body]").fill("First line\n\nSecond paragraph & <b>not bold</b>");
  await page.locator("input[name=files]").setInputFiles({ name: "graph.txt", mimeType: "text/plain", buffer: Buffer.from("numbers") });
  await test.step("customer 19: the browser's own field says which file was chosen, and nothing says that it connects", async () => {
    await expect(page.locator("input[name=files]")).toHaveCSS("opacity", "1");
    await expect(page.locator("input[name=files]")).toHaveCSS("position", "static");
    await expect(page.getByText(en.live_connecting)).toBeHidden();
  });
  await page.locator("label[for=department-billing]").click();
  await page.getByRole("button", { name: en.ticket_open, exact: true }).click();
  await expect(page.locator(".form-errors")).toContainText(en.ticket_create_needs_one);
  await expect(page.locator("textarea[name=body]")).toHaveValue("First line\n\nSecond paragraph & <b>not bold</b>");
  await expect(page.getByText("graph.txt")).toBeVisible();
  await expect(page.locator("#department-billing")).toBeChecked();
  await page.getByLabel(en.ticket_subject, { exact: true }).fill("Two invoices in October");
  await page.getByRole("button", { name: en.ticket_open, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Two invoices in October" })).toBeVisible();
  await expect(page.locator(".thread-text").first()).toContainText("<b>not bold</b>");
  await expect(page.locator(".thread-files")).toContainText("graph.txt");
  // Reply and close by plain forms.
  await page.locator("textarea[name=body]").fill("And one in September");
  await page.getByRole("button", { name: en.ticket_reply_send, exact: true }).click();
  await expect(page.locator(".thread-message").last()).toContainText("And one in September");
  await page.getByRole("button", { name: en.ticket_close, exact: true }).click();
  await expect(page.locator(".ticket-facts")).toContainText(en.ticket_state_closed);
  await context.close();
});

test("a file that failed keeps a ticket and a reply from leaving without it", async ({ browser, site }) => {
  const context = await enter(browser, site.url, emails.en);
  const page = await context.newPage();
  const remove = (name: string) => page.getByRole("button", { name: words.en.files_remove.replace("{name}", name), exact: true });
  const said = (name: string) => page.getByRole("alert").filter({ hasText: words.en.files_failed_one.replace("{name}", name) });
  const heldUntilRemoved = async (name: string, send: string) => {
    const button = page.getByRole("button", { name: send, exact: true });
    await expect(remove(name)).toBeVisible();
    await expect(said(name)).toHaveCount(0);
    await button.click();
    await expect(said(name)).toBeVisible();
    await expect(remove(name)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(said(name)).toHaveCount(0);
    await button.click();
  };

  await page.goto("/customer/ticket/create?lang=en");
  await ready(page);
  await page.locator("input[name=subject]").fill("Held by a file");
  await page.locator("#field-body.rich-input").fill("The installer does not start.");
  const program = { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") };
  await page.locator("input[type=file][name=files]").setInputFiles(program);
  await heldUntilRemoved("setup.exe", words.en.ticket_open);
  await expect(page).toHaveURL(/\/customer\/ticket\/details\//);

  await ready(page);
  await page.locator("#field-body.rich-input").fill("A picture of it.");
  const picture = { name: "screen.png", mimeType: "image/png", buffer: Buffer.alloc(21 * 1024 * 1024) };
  await page.locator("#reply input[type=file][name=files]").setInputFiles(picture);
  await heldUntilRemoved("screen.png", words.en.ticket_reply_send);
  await expect(page.locator(".thread-text").last()).toHaveText("A picture of it.");
  await context.close();
});

test("hostile subjects, texts and file names stay text", async ({ browser, site, allowComplaints }) => {
  // The handler in what is pasted below: the browser says that it did not run it.
  allowComplaints(/^Executing inline event handler violates/);
  const form = new FormData();
  form.set("file", new File(["x"], `"><img src=x onerror=window.pwned=1>.txt`));
  const draft = `hostile-${Date.now()}`;
  const file = await post<{ id: string }>(site.url, emails.ko, `/files?draft=${draft}`, form);
  const ticket = await post<{ id: string }>(
    site.url,
    emails.ko,
    "/tickets",
    JSON.stringify({
      subject: attacks.join(" ").slice(0, 150),
      department: "technical",
      priority: "low",
      body: fromPlainText(attacks.join("\n\n")),
      file_ids: [file.id],
      draft,
    }),
    "application/json",
  );
  const context = await enter(browser, site.url, emails.ko);
  const page = await context.newPage();
  for (const path of [
    "/customer/ticket?lang=en",
    `/customer/ticket/details/${ticket.id}`,
    "/support",
    `/customer/ticket?q=${encodeURIComponent(attacks[0] ?? "")}`,
  ]) {
    await page.goto(path);
    await ready(page);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { pwned?: number }).pwned)).toBeUndefined();
  }
  await page.goto(`/customer/ticket/details/${ticket.id}`);
  await expect(page.locator(".thread-text").first()).toContainText(attacks[1] ?? "");
  // Pasted into the editor it is parsed against the schema, in a document that runs nothing; the browser may note what it would not run.
  await expect(page.locator("#field-body.rich-input")).toBeVisible();
  await page.locator("#field-body").evaluate((node, html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    data.setData("text/plain", "pasted");
    node.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, `<p onclick="window.pwned=1"><b>bold</b> <a href="javascript:window.pwned=1">link</a><img src=x onerror="window.pwned=1"><script>window.pwned=1</script></p>`);
  await expect(page.locator("#field-body strong")).toHaveText("bold");
  expect(await page.locator("#field-body :is(img, script, a, [onclick])").count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { pwned?: number }).pwned)).toBeUndefined();
  await context.close();
});

for (const [language, theme] of waysOf([["en", "light"] as const, ["ko", "dark"] as const], 0)) {
  test(`axe finds nothing, and nothing sticks out on a phone (${language}, ${theme})`, async ({ browser, site }) => {
    const w = words[language];
    const context = await enter(browser, site.url, emails[language], { colorScheme: theme });
    const page = await context.newPage();
    await page.goto(`/customer/ticket?status=all&lang=${language}`);
    const first = await page.locator(".ticket-row").first().getAttribute("href");
    const closed = await page.locator(".ticket-row[data-done]").first().getAttribute("href");
    for (const path of ["/customer/ticket", "/customer/ticket/create", first, closed]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path ?? "");
      await ready(page);
      if (path !== "/customer/ticket") await expect(page.locator("#field-body.rich-input")).toBeVisible();
      expect(await axeFaults(page), path ?? "").toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await sideways(page), `${path} at 360 px`).toBeLessThanOrEqual(0);
    }
    // The toolbar is one stop; arrows walk through it.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/customer/ticket/create");
    await expect(page.locator("#field-body.rich-input")).toBeVisible();
    await page.getByRole("button", { name: w.editor_bold, exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: w.editor_italic, exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: w.editor_italic, exact: true })).toHaveAttribute("aria-pressed", "true");
    await context.close();
  });
}

test("a ticket that was opened before opens as it was last seen, and then shows what has come since", async ({ browser, site }) => {
  const opening = { subject: "Seen twice", department: "technical", priority: "low", body: fromPlainText("First."), draft: "seen-twice" };
  const say = (path: string, body: object) =>
    post<{ id: string }>(site.url, emails.en, path, JSON.stringify({ file_ids: [], ...body }), "application/json");
  const { id } = await say("/tickets", opening);
  const context = await enter(browser, site.url, emails.en);
  const page = await context.newPage();
  await page.goto("/customer/ticket");
  await ready(page);
  const row = page.locator(`main a[href="/customer/ticket/details/${id}"]`).first();
  const inTicket = new RegExp(`/customer/ticket/details/${id}$`);
  await row.click();
  await expect(page).toHaveURL(inTicket);
  await page.getByRole("link", { name: words.en.tickets_title, exact: true }).first().click();
  await expect(row).toBeVisible();
  await say(`/tickets/${id}/messages`, { body: fromPlainText("Second.") });

  // The line does not answer any more: what is on the screen now can only come from memory.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.data/, async (route) => {
    await answered;
    await route.continue();
  });
  await row.click();
  await expect(page).toHaveURL(inTicket);
  await expect(page.locator(".thread-text").first()).toHaveText("First.");
  await expect(page.locator(".thread-text")).toHaveCount(1);
  answer();
  await expect(page.locator(".thread-text").last()).toHaveText("Second.");
  await context.close();
});
