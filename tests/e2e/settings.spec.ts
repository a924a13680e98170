// An administrator changes a holiday, a target and the telephone number; visitors and colleagues read each in both languages; undo brings
// all back. That another replica follows is told in features/settings/server/settings.test.ts.
import type { Page } from "@playwright/test";
import { withoutJoiners } from "#content/keep-together.ts";
import { alsoTold } from "../fixtures/every-way.ts";
import { ready } from "./console-test.ts";
import { expect, test, wakeScripts } from "./site-test.ts";

/** As text: what keeps words on one line is taken out. */
async function shows(page: Page, path: string, text: string) {
  const said = async () => withoutJoiners(await (await page.request.get(path)).text()).includes(text);
  await expect.poll(said, { message: `${path}: ${text}` }).toBe(true);
}

/** The newest change, taken back; what the page says then. */
async function undo(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
  await page
    .getByRole("button", { name: /^Undo: restore the values from before/ })
    .first()
    .click();
  await expect(page.getByText("The previous values apply again.")).toBeVisible();
}

test("hours, targets and the company's number are set in the console and read everywhere", async ({
  page,
  context,
  signIn,
  browser,
  site,
}) => {
  await signIn(context, "admin");
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

  await page.goto("/staff/admin/calendar?lang=en");
  await ready(page);
  await page.getByLabel("Day", { exact: true }).fill(today);
  await page.getByRole("button", { name: "Add holiday" }).click();
  await expect(page.locator("#field-en-error")).toBeVisible();
  await page.getByLabel("Name (English)").fill("Founding day");
  await page.getByLabel("Name (Korean)").fill("창립기념일");
  await page.getByRole("button", { name: "Add holiday" }).click();
  await expect(page.getByRole("button", { name: /^Remove .*Founding day/ })).toBeVisible();
  await shows(page, "/staff?lang=en", "closed today");
  await shows(page, "/staff?lang=ko", "오늘은 휴무");

  await page.goto("/staff/admin/targets?lang=en");
  await ready(page);
  await page.getByRole("group", { name: "Urgent" }).first().getByLabel("First answer, minutes").fill("25");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await shows(page, "/?lang=en", "within 25 minutes");
  await shows(page, "/?lang=ko", "25분 안에");
  await shows(page, "/resources/pricing?lang=ko", "긴급(P1)은 24시간 25분");

  await page.goto("/staff/admin/company?lang=en");
  await ready(page);
  await page.getByLabel("Main number (English)").fill("+82-2-1234-5678");
  await page.getByLabel("Main number (Korean)").fill("02-1234-5678");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  for (const path of ["/", "/resources/contact-us", "/services/cdn"]) {
    await shows(page, `${path}?lang=ko`, "02-1234-5678");
    await shows(page, `${path}?lang=en`, "+82-2-1234-5678");
  }
  // The page's scripts say the same as the server: a mismatch would be heard on the console.
  const visitor = await browser.newPage({ baseURL: site.url });
  await visitor.goto("/resources/contact-us?lang=en");
  await ready(visitor);
  await expect(visitor.getByRole("link", { name: "+82-2-1234-5678" }).first()).toHaveAttribute("href", "tel:+82-2-1234-5678");
  await visitor.close();

  for (const part of ["calendar", "targets", "company"]) await undo(page, `/staff/admin/${part}?lang=en`);
  await shows(page, "/?lang=en", "within 15 minutes");
  await shows(page, "/resources/contact-us?lang=ko", "02-0000-0000");
  await page.goto("/staff/admin/calendar?lang=en");
  await expect(page.getByRole("button", { name: /^Remove .*Founding day/ })).toHaveCount(0);
});

test("a price is previewed, changed and read in hero, price list and calculator; undo brings all back", async ({
  page,
  context,
  signIn,
  browser,
  site,
}) => {
  await signIn(context, "admin");
  const priceOf = (calculator: Page) => calculator.locator("#rack").getByText("₩1,410,000").first();

  await page.goto("/staff/admin/prices?lang=en");
  await ready(page);
  await page.getByText("Colocation: ").click();
  const field = page.getByLabel("Full rack, 42U", { exact: true });
  await expect(field).toHaveValue("1350000");
  await field.fill("1410000");
  await page.getByRole("button", { name: "Preview" }).click();
  const link = page.getByRole("listitem").filter({ hasText: "Colocation" }).getByRole("link", { name: "English" });
  const previewed = (await link.getAttribute("href")) ?? "";
  await shows(page, previewed, "full rack ₩1,410,000");

  const visitor = await browser.newPage({ baseURL: site.url });
  const refused = await visitor.goto(previewed);
  expect(await refused?.text()).not.toContain("1,410,000");
  expect(visitor.url()).not.toContain("preview-prices");

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByText("Full rack, 42U: 1350000 → 1410000")).toBeVisible();
  // Whoever had the page open: its scripts start after the change, and find the page they were made for.
  await wakeScripts(visitor);
  const places = [
    ["/services/colocation?lang=en", "full rack ₩1,410,000"],
    ["/services/colocation?lang=ko", "1,410,000원"],
    ["/resources/pricing?lang=en", "1,410,000"],
    ["/resources/pricing?lang=ko", "1,410,000원"],
    ["/solutions/infrastructure-optimization?lang=en", "₩1,410,000 (US$"],
  ] as const;
  for (const [path, text] of places) await shows(page, path, text);
  await visitor.goto("/services/colocation?lang=en");
  await ready(visitor);
  await expect(priceOf(visitor)).toBeVisible();

  await undo(page, "/staff/admin/prices?lang=en");
  await shows(page, "/services/colocation?lang=en", "full rack ₩1,350,000");
  await visitor.goto("/resources/pricing?lang=ko");
  await expect(visitor.getByText("1,350,000원").first()).toBeVisible();
  expect(await visitor.content()).not.toContain("1,410,000원");
  await visitor.close();
});

test(
  "sender and signature of mails are previewed, refused at a foreign domain, saved and sent to oneself",
  alsoTold,
  async ({ page, context, signIn, inbox }) => {
    await signIn(context, "admin");
    await page.goto("/staff/admin/mail?lang=ko");
    await ready(page);
    await page.getByLabel("발신자 이름 (한국어)").fill("아라노드 지원팀");
    await page.getByLabel("서명 (한국어)").fill("아라노드 기술지원팀");
    await page.getByLabel("회신 주소").fill("help@elsewhere.test");
    await page.getByRole("button", { name: "미리 보기" }).click();
    await expect(page.locator("#field-reply_to-error")).toContainText("example.com");
    await expect(page.getByLabel("서명 (한국어)")).toHaveValue("아라노드 기술지원팀");
    await page.getByLabel("회신 주소").fill("help@example.com");
    await page.getByRole("button", { name: "미리 보기" }).click();
    await expect(page.getByText("아라노드 지원팀 <no-reply@example.com>")).toBeVisible();
    await expect(page.frameLocator('iframe[title="한국어 메일"]').getByText("아라노드 기술지원팀")).toBeVisible();
    await page.getByRole("button", { name: "저장" }).click();
    await expect(page.getByText("저장했습니다.")).toBeVisible();
    const before = inbox.received.length;
    await page.getByRole("button", { name: "나에게 테스트 메일 발송" }).click();
    await expect(page.getByText(/주소로 테스트 메일을 보냈습니다/)).toBeVisible();
    await expect.poll(() => inbox.received.length).toBeGreaterThan(before);
    const mail = inbox.received.at(-1)?.mail;
    expect([mail?.from?.address, mail?.replyTo?.[0]?.address]).toEqual(["no-reply@example.com", "help@example.com"]);
    await undo(page, "/staff/admin/mail?lang=en");
  },
);

test(
  "the chat greeting and the days of a ticket are set in the console and read by customers",
  alsoTold,
  async ({ page, context, signIn, browser, site }) => {
    await signIn(context, "admin");
    await page.goto("/staff/admin/support?lang=en");
    await ready(page);
    await page.getByLabel("Closed without a reply after, days").fill("9");
    await page.getByLabel("Notice before the closing, days").fill("9");
    await page.getByLabel("Greeting above the chat form (Korean)").fill("서버 문의를 남겨 주세요.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("#field-closing_notice_days-error")).toBeVisible();
    await page.getByLabel("Notice before the closing, days").fill("2");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    const theirs = await browser.newContext({ baseURL: site.url });
    await signIn(theirs, "customer");
    const portal = await theirs.newPage();
    await portal.goto("/customer/chat?lang=ko");
    await expect(portal.getByText("서버 문의를 남겨 주세요.")).toBeVisible();
    await theirs.close();
    await undo(page, "/staff/admin/support?lang=en");
  },
);

test("how long records are kept is set in the console and read in the privacy policy", alsoTold, async ({ page, context, signIn }) => {
  await signIn(context, "admin");
  await page.goto("/staff/admin/retention?lang=ko");
  await ready(page);
  await page.getByLabel("감사 로그(년)").fill("1");
  await page.getByLabel("끝난 채팅(년)").fill("6");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.locator("#field-audit_years-error")).toBeVisible();
  await expect(page.getByLabel("끝난 채팅(년)")).toHaveValue("6");
  await page.getByLabel("감사 로그(년)").fill("3");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByText("저장했습니다.")).toBeVisible();
  await expect(page.getByText("감사 로그(년): 2 → 3")).toBeVisible();
  await shows(page, "/resources/privacy-policy?lang=ko", "끝난 채팅은 6년간");
  await page.goto("/staff/admin/audit?lang=ko");
  await expect(page.getByText("3년간 보관합니다.")).toBeVisible();
});
