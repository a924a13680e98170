// Enquiries without scripts, on a phone and for axe. From the contact form to a ticket: day-admin.spec.ts.
import { waysOf } from "../fixtures/every-way.ts";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./site-test.ts";

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

  const ways = [{ locale: "en", theme: "light", width: 1440 } as const, { locale: "ko", theme: "dark", width: 360 } as const];
  for (const { locale, theme, width } of waysOf(ways, 1)) {
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
