// Days at work and at home are told twice: in English at a desk of 1440 px, by keyboard, and in Korean on a phone of 390 px, by night and by
// finger. What differs stands here; the days themselves read the same.
import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { demoAccounts } from "#db/seed/demo-accounts.ts";
import enAccounts from "#messages/en/accounts.json" with { type: "json" };
import enBlog from "#messages/en/blog-editor.json" with { type: "json" };
import enChat from "#messages/en/chat.json" with { type: "json" };
import enEnquiries from "#messages/en/enquiries.json" with { type: "json" };
import enErrors from "#messages/en/errors.json" with { type: "json" };
import enMails from "#messages/en/mails.json" with { type: "json" };
import enStaff from "#messages/en/staff.json" with { type: "json" };
import enSupport from "#messages/en/support.json" with { type: "json" };
import koAccounts from "#messages/ko/accounts.json" with { type: "json" };
import koBlog from "#messages/ko/blog-editor.json" with { type: "json" };
import koChat from "#messages/ko/chat.json" with { type: "json" };
import koEnquiries from "#messages/ko/enquiries.json" with { type: "json" };
import koErrors from "#messages/ko/errors.json" with { type: "json" };
import koMails from "#messages/ko/mails.json" with { type: "json" };
import koStaff from "#messages/ko/staff.json" with { type: "json" };
import koSupport from "#messages/ko/support.json" with { type: "json" };
import { logIn } from "./accounts-story.ts";
import { ready } from "./console-test.ts";
import { expect, type Person } from "./site-test.ts";

const en = { ...enAccounts, ...enBlog, ...enChat, ...enEnquiries, ...enErrors, ...enMails, ...enStaff, ...enSupport };
export type Words = typeof en;
const ko: Words = { ...koAccounts, ...koBlog, ...koChat, ...koEnquiries, ...koErrors, ...koMails, ...koStaff, ...koSupport };

export type Day = { name: string; lang: "en" | "ko"; w: Words; customer: string; touch: boolean; device: BrowserContextOptions };

export const days: readonly Day[] = [
  {
    name: "in English at 1440 px",
    lang: "en",
    w: en,
    customer: "alex@example.com",
    touch: false,
    device: { viewport: { width: 1440, height: 900 } },
  },
  {
    name: "in Korean on a phone of 390 px",
    lang: "ko",
    w: ko,
    customer: "seoyeon@example.com",
    touch: true,
    device: { viewport: { width: 390, height: 844 }, colorScheme: "dark", hasTouch: true, isMobile: true },
  },
];

/** A browser of the day's kind, with nobody logged in. */
export async function device(browser: Browser, url: string, { lang, device: kind }: Day): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...kind });
  await context.addCookies([{ name: "locale", value: lang, url }]);
  return context.newPage();
}

/** Through the door that staff use, as in the morning. */
export async function beginWork(page: Page, { w }: Day, kind: Person): Promise<void> {
  const account = demoAccounts.find((candidate) => candidate.kind === kind);
  await page.goto("/staff/login");
  await logIn(page, w, account?.email ?? "", account?.password ?? "");
  await expect(page.getByRole("heading", { level: 1, name: w.staff_today })).toBeVisible();
  await ready(page);
}

/** The menu with the name, wherever this screen has it. */
export async function leave(page: Page, w: Words): Promise<void> {
  const menu = page.locator(".account-menu").filter({ visible: true });
  await menu.locator("summary").click();
  await menu.getByRole("button", { name: w.customer_logout }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** The same act by key where there is a keyboard, by finger where there is none. */
export async function by(page: Page, { touch }: Day, key: string, target: Locator): Promise<void> {
  if (touch) await target.tap();
  else await page.keyboard.press(key);
}

/** One of the places of the rail or of the tab bar, also behind "More". */
export async function goTo(page: Page, { w }: Day, place: string): Promise<void> {
  const nav = page.getByRole("navigation", { name: w.staff_nav }).filter({ visible: true });
  const link = nav.getByRole("link", { name: place, exact: false });
  if (!(await link.isVisible())) await nav.locator("summary").click();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
}

/** Nothing sticks out to the side. */
export async function fits(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
}
