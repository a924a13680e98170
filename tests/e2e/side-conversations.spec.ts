// An agent asks a carrier about a ticket by mail, from the ticket's page; the customer's page says nothing of it. The carrier's answer is told
// in features/tickets/server/side/side-conversations.test.ts.
import { ready } from "./console-test.ts";
import { expect, test } from "./site-test.ts";

test("an agent writes to somebody outside beside the ticket, and closes the conversation", async ({
  page,
  context,
  signIn,
  inbox,
  browser,
  site,
}) => {
  await signIn(context, "agent");
  await page.goto("/staff/tickets?lang=ko");
  await ready(page);
  // One of the customer who looks at it in the end.
  await page.locator(".console-queue a[href*='/staff/tickets/']", { hasText: "해담스튜디오" }).first().click();
  await ready(page);
  await page.getByText("외부에 메일 보내기").click();
  const panel = page.locator(".ticket-aside");
  await panel.getByLabel("받는 사람 이메일").fill("noc@carrier");
  await panel.getByLabel("제목").fill("KR-88 회선 확인 요청");
  await panel.getByLabel("내용").fill("구로 구간 절단 여부를 알려 주세요.");
  await panel.locator("#side-files").setInputFiles({ name: "trace.txt", mimeType: "text/plain", buffer: Buffer.from("hop 3\n") });
  await expect(panel.getByText("trace.txt")).toBeVisible();
  await expect(panel.locator("input[name=file_ids]")).toHaveCount(1);
  await panel.getByRole("button", { name: "메일 발송" }).click();
  await expect(page.locator("#side-email-error")).toBeVisible();
  await expect(panel.getByLabel("제목")).toHaveValue("KR-88 회선 확인 요청");
  // Nothing was sent: a reload loses nothing of it.
  await page.reload();
  await ready(page);
  await expect(panel.getByLabel("내용")).toHaveValue("구로 구간 절단 여부를 알려 주세요.");
  await expect(panel.locator("input[name=file_ids]")).toHaveCount(1);
  // A file on its way holds the mail back, and goes on when another ticket is opened.
  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/call\/uploadFile/, async (route) => {
    await arrives;
    await route.continue();
  });
  await panel.getByLabel("받는 사람 이메일").fill("noc@carrier.example");
  await panel.locator("#side-files").setInputFiles({ name: "late.txt", mimeType: "text/plain", buffer: Buffer.from("hop 4\n") });
  await panel.getByRole("button", { name: "메일 발송" }).click();
  await expect(panel.getByText("파일을 올리고 있습니다")).toBeVisible();
  const here = page.url();
  await page.locator(".console-queue a[href*='/staff/tickets/']:not([aria-current])").first().click();
  await expect(page).not.toHaveURL(here);
  const arrived = page.waitForResponse((response) => response.request().method() === "POST" && response.status() === 201);
  arrive();
  await arrived;
  await page.goBack();
  await expect(panel.locator("input[name=file_ids]")).toHaveCount(2);
  await panel.getByRole("button", { name: "메일 발송" }).click();
  await expect(panel.getByText("구로 구간 절단 여부를 알려 주세요.")).toBeVisible();
  for (const name of ["trace.txt", "late.txt"]) await expect(panel.getByRole("link", { name })).toBeVisible();
  await expect.poll(() => inbox.received.some(({ to }) => to.includes("noc@carrier.example"))).toBe(true);
  await panel.getByRole("button", { name: "noc@carrier.example 대화 종료" }).click();
  await expect(panel.getByText("noc@carrier.example, 종료됨")).toBeVisible();
  const theirs = await browser.newContext({ baseURL: site.url });
  await signIn(theirs, "customer");
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const seen = await theirs.request.get(`/customer/ticket/details/${id}?lang=ko`);
  expect(seen.status()).toBe(200);
  expect(await seen.text()).not.toContain("구로 구간");
  await theirs.close();
});
