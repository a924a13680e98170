// An enquiry with a calculator's configuration: sent by a visitor, seen by the desk without a reload, assigned, answered, made a ticket.
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./site-test.ts";

test("from the contact form to a ticket", async ({ page, context, browser, site, signIn }) => {
  await signIn(context, "agent");
  await page.goto("/staff/enquiries");
  await expect(page.getByRole("heading", { name: "No enquiries waiting" })).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await visitor.goto(quoteHref({ service: "cdn", summary: "CDN · 30 TB a month · Korea and Japan" }));
  await visitor.getByLabel("Name", { exact: true }).fill("Alex <b>Morgan</b>");
  await visitor.getByLabel("E-mail", { exact: true }).fill("alex@example.com");
  await visitor.locator("textarea[name=message]").fill("We ship 30 TB a month.\nCan you hold 12 TB at the edge?");
  await visitor.locator("input[name=consent]").check();
  await visitor.locator("form:has(input[name=consent]) button[type=submit]").click();
  await expect(visitor).toHaveURL(/sent=E-/);
  await visitor.context().close();

  // It appears by itself.
  await page.getByRole("link", { name: /Alex <b>Morgan<\/b>/ }).click();
  await expect(page.getByText("30 TB a month", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await expect(page.locator(".enquiry-state", { hasText: "In progress" })).toBeVisible();

  await page.getByLabel("Internal note").fill("Asked the edge team");
  // desk 2: Escape leaves the field, and what was typed stays.
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Internal note")).not.toBeFocused();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Asked the edge team")).toBeVisible();

  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Please enter a text.")).toBeVisible();
  // desk: an answer is kept whole, with its file, over a reload; Z right after Ctrl+Enter brings both back.
  await page.getByLabel("Answer by mail").fill("Hello Alex,\n12 TB at ICN1 is no problem.");
  await page
    .locator(".enquiry-answer input[type=file]")
    .setInputFiles({ name: "offer.txt", mimeType: "text/plain", buffer: Buffer.from("12 TB") });
  await expect(page.locator(".enquiry-answer .file-good")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Answer by mail")).toHaveValue(/12 TB at ICN1/);
  await expect(page.locator(".enquiry-answer .file-row")).toContainText("offer.txt");
  await page.getByLabel("Answer by mail").focus();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("z");
  await expect(page.getByText("Sending was cancelled.")).toBeVisible();
  await expect(page.locator(".enquiry-entry[data-kind=answer]")).toHaveCount(0);
  await expect(page.getByLabel("Answer by mail")).toHaveValue(/12 TB at ICN1/);
  await expect(page.locator(".enquiry-answer .file-row")).toContainText("offer.txt");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Answer to alex@example.com saved.")).toBeVisible();

  await page.getByText("Convert to ticket").click();
  await page.getByLabel("Subject").fill("CDN for Korea and Japan");
  await page.getByRole("button", { name: "Open the ticket" }).click();
  await expect(page.getByText(/Ticket AR-\d{4}-\d{6} has been opened\./)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ticket AR-/ })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.goto("/staff/enquiries?view=closed");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^enquiries-.*\.csv$/);
});

test("works without scripts, on a phone, in Korean at night, and axe finds nothing", async ({ browser, site, signIn }) => {
  const sent = await fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "ko" },
    body: JSON.stringify({
      intent: "attack",
      name: "최유진",
      email: "yujin@example.net",
      message: "지금 공격을 받고 있습니다.",
      consent: true,
    }),
  });
  expect(sent.status).toBe(201);
  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  await plain.addCookies([{ name: "locale", value: "ko", url: site.url }]);
  await signIn(plain, "admin");
  const still = await plain.newPage();
  await still.goto("/staff/enquiries");
  await still.getByRole("link", { name: /최유진/ }).click();
  await still.locator("#enquiry-note").fill("상황실에 전달함");
  await still.getByRole("button", { name: "메모 남기기" }).click();
  await expect(still.getByText("상황실에 전달함")).toBeVisible();
  const address = still.url();
  await plain.close();

  for (const { locale, theme, width } of [
    { locale: "en", theme: "light", width: 1440 },
    { locale: "ko", theme: "dark", width: 360 },
  ] as const) {
    const context = await browser.newContext({ baseURL: site.url, colorScheme: theme, viewport: { width, height: 900 } });
    await context.addCookies([{ name: "locale", value: locale, url: site.url }]);
    await signIn(context, "agent");
    const page = await context.newPage();
    for (const path of ["/staff/enquiries", address]) {
      await page.goto(path);
      await expect(page.locator(path === address ? ".enquiry-case" : ".enquiry-row").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
    }
    await context.close();
  }
});

test("editors are told that enquiries are not theirs", async ({ page, context, signIn }) => {
  await signIn(context, "editor");
  expect((await page.goto("/staff/enquiries"))?.status()).toBe(403);
});
