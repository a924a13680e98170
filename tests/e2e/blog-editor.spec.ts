// A post from the first word to the 410: written, translated, previewed, scheduled, seen by readers, edited, taken back, brought back.
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { axeFaults } from "./axe.ts";
import { noServer } from "./quiet-browser.ts";
import { expect, test } from "./site-test.ts";

const saved = (page: Page, locale: "en" | "ko" = "en") => expect(page.getByTestId(`save-${locale}`)).toHaveAttribute("data-state", "saved");

async function newPost(page: Page, title: string): Promise<string> {
  await page.goto("/staff/blog");
  await page.getByRole("button", { name: "New post" }).click();
  await expect(page).toHaveURL(/\/staff\/blog\/[\w-]{8,}$/);
  await expect(page.getByRole("toolbar", { name: /English/ })).toBeVisible();
  await page.getByLabel("Title (English)").fill(title);
  return page.url().split("/").at(-1) ?? "";
}

/** In Korean time, as the field wants it. */
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000 + 9 * 3_600_000).toISOString().slice(0, 19);

test("written, translated, scheduled, read, edited, taken back and brought back", async ({ page, context, signIn, site }) => {
  await signIn(context, "editor");
  const id = await newPost(page, "How far is 5 ms");
  const slug = "how-far-is-5-ms";
  const read = async (lang = "en") => fetch(`${site.url}/blog/${slug}?lang=${lang}`, { redirect: "manual" });
  const english = page.locator('.draft-column[data-locale="en"]');
  await english.getByLabel("Summary").fill("Light in glass covers 204 km in a millisecond.");
  const body = page.getByRole("textbox", { name: /Text \(English\)/ });
  await body.click();
  await page.keyboard.type("## The floor\nLight needs 4.9 µs for a kilometre.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Diagram" }).first().click();
  // Drawn for a wide and for a narrow column; one of them is shown.
  await expect(english.locator(".editor-drawing svg").filter({ visible: true })).toHaveCount(1);
  // The first click may choose the block as a whole; the second one puts the cursor into its text.
  await english.locator(".editor-code pre").click();
  await english.locator(".editor-code pre").click();
  await page.keyboard.press("End");
  await page.keyboard.type('\nplace c city 410 60 "Busan"');
  await expect(english.locator(".editor-drawing").getByText("Busan").filter({ visible: true })).toHaveCount(1);
  await saved(page);
  expect((await read()).status).toBe(404);

  await page.getByRole("button", { name: "Start from the English text" }).click();
  const korean = page.locator('.draft-column[data-locale="ko"]');
  await page.getByLabel("Title (한국어)").fill("5 ms는 얼마나 먼가");
  await korean.getByLabel("Summary").fill("빛은 유리 속에서 1 ms에 204 km를 갑니다.");
  await saved(page, "ko");

  const preview = await context.newPage();
  await preview.goto(`/staff/blog/${id}/preview/en`);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("How far is 5 ms");

  const publishing = page.getByTestId("publishing-en");
  await publishing.getByText("Schedule, unpublish, archive").click();
  await publishing.getByLabel("Publish at (Korean time)").fill(inSeconds(7));
  await publishing.getByRole("button", { name: "Schedule r1", exact: true }).click();
  // desk 7: the drawing's title is still "…"; whoever has read that may go on.
  const open = publishing.getByTestId("open-checks-en");
  await expect(open).toContainText("Diagrams to correct");
  await open.getByRole("button", { name: "Schedule r1 anyway" }).click();
  await expect(page.getByText(/r1 is scheduled for /)).toBeVisible();
  expect((await read()).status).toBe(404);
  await expect.poll(async () => (await read()).status, { timeout: 40_000 }).toBe(200);
  for (const path of ["/blog?lang=en", "/blog/feed.xml?lang=en", "/sitemap.xml"]) {
    await expect.poll(async () => (await (await fetch(site.url + path)).text()).includes(slug), { message: path }).toBe(true);
  }

  // The scheduled revision is public; what is written now is not, until it is published.
  await page.reload();
  await expect(page.getByRole("toolbar", { name: /English/ })).toBeVisible();
  await english.getByText("Light needs 4.9 µs").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Both ways, 9.8.");
  await saved(page);
  await expect(english.getByText("Unpublished changes")).toBeVisible();
  await expect(korean.getByText("Korean is older than English")).toBeVisible();
  await expect(preview.getByText("Both ways, 9.8.")).toBeVisible();
  expect(await (await read()).text()).not.toContain("Both ways, 9.8.");
  await page.getByRole("button", { name: "Publish English" }).click();
  await english.getByRole("button", { name: /^Publish r\d+ anyway$/ }).click();
  await expect(page.getByText("Published. It is now visible to readers.")).toBeVisible();
  await expect.poll(async () => (await (await read()).text()).includes("Both ways, 9.8.")).toBe(true);
  await korean.getByRole("button", { name: "Translation is up to date" }).click();
  await expect(korean.getByText("Korean is older than English")).toBeHidden();

  page.on("dialog", (dialog) => void dialog.accept());
  await publishing.getByText("Schedule, unpublish, archive").click();
  await publishing.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText(/Unpublished\. /)).toBeVisible();
  await expect.poll(async () => (await read()).status).toBe(410);

  const first = page.getByTestId("history").locator("li", { hasText: "r1" });
  await first.locator("summary").click();
  await first.getByRole("button", { name: "Restore r1" }).click();
  await expect(page.getByText("r1 has been restored as the working version.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /Text \(English\)/ })).not.toContainText("Both ways");
});

test("the second of two editors is warned and keeps their text; a crash loses nothing", async ({
  page,
  context,
  browser,
  site,
  signIn,
  allowComplaints,
}) => {
  await signIn(context, "editor");
  const id = await newPost(page, "Two hands on one text");
  await saved(page);
  const other = await browser.newContext({ baseURL: site.url });
  await signIn(other, "admin");
  const second = await other.newPage();
  await second.goto(`/staff/blog/${id}`);
  await expect(second.getByRole("toolbar", { name: /English/ })).toBeVisible();

  await page.locator('.draft-column[data-locale="en"]').getByLabel("Summary").fill("The first editor's summary.");
  await saved(page);
  await second.getByLabel("Title (English)").fill("The second editor's title");
  const warning = second.getByRole("alert");
  await expect(warning).toContainText("이하나 saved r");
  await warning.getByText("Show their version").click();
  await expect(warning).toContainText("The first editor's summary.");
  await expect(second.getByLabel("Title (English)")).toHaveValue("The second editor's title");
  await second.getByRole("button", { name: "Overwrite with mine" }).click();
  await saved(second);
  await other.close();

  // No network, and the page dies: what was typed is there again.
  const doomed = await context.newPage();
  await doomed.goto(`/staff/blog/${id}`);
  await expect(doomed.getByRole("toolbar", { name: /English/ })).toBeVisible();
  allowComplaints(noServer);
  await doomed.route(/\/call\/savePost\?/, (route) => route.abort());
  await doomed.getByRole("textbox", { name: /Text \(English\)/ }).click();
  await doomed.keyboard.type("Typed while the line was down.");
  await expect(doomed.getByTestId("save-en")).toHaveAttribute("data-state", "failed");
  await doomed.close();
  const again = await context.newPage();
  await again.goto(`/staff/blog/${id}`);
  await expect(again.getByRole("textbox", { name: /Text \(English\)/ })).toContainText("Typed while the line was down.");
  await saved(again);
});

test("a picture with its words, a table and links that are checked, from the desk to the page", async ({ page, context, signIn, site }) => {
  await signIn(context, "editor");
  await newPost(page, "Pictures, tables, links");
  const english = page.locator('.draft-column[data-locale="en"]');
  const tools = page.getByRole("toolbar", { name: /English/ });
  const tool = (name: string) => tools.getByRole("button", { name, exact: true });
  await english.getByLabel("Summary").fill("A picture, a table and three links.");
  await page.getByRole("textbox", { name: /Text \(English\)/ }).click();
  await page.keyboard.type("## Where it leads\n");
  for (const href of ["/services/cdn", "/blog/no-such-post", "#where-it-leads"]) {
    await tool("Link").click();
    await english.getByRole("textbox", { name: "Link" }).fill(href);
    await english.getByRole("button", { name: "Apply" }).click();
    await page.keyboard.type(" ");
  }
  await page.keyboard.press("Enter");

  await tool("Table").click();
  await expect(english.locator("table tr")).toHaveCount(3);
  await page.keyboard.type("Route");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Time");
  await tool("Add a row below").click();
  await tool("Remove the column").click();
  await expect(english.locator("table tr")).toHaveCount(4);
  await expect(english.locator("table tr").first().locator("th")).toHaveCount(2);
  await english.getByText("Where it leads").click();
  // The editor learns of the cursor a moment after the click.
  await expect(tool("Heading")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");

  await tool("Picture").click();
  const picture = await sharp({ create: { width: 1800, height: 900, channels: 3, background: "#0a6e5c" } })
    .png()
    .toBuffer();
  await english.locator('input[type="file"]').setInputFiles({ name: "rack.png", mimeType: "image/png", buffer: picture });
  await english.getByRole("button", { name: "Upload" }).click();
  await expect(english.getByRole("alert")).toContainText("alternative text");
  await english.getByLabel("Alternative text").fill("A green rack seen from the front");
  await english.getByLabel("Caption").fill("Row 4");
  await english.getByRole("button", { name: "Upload" }).click();
  await expect(english.getByRole("img", { name: "A green rack seen from the front" })).toBeVisible();
  await saved(page);

  await page.getByRole("button", { name: "Check the links" }).click();
  const checked = page.locator(".draft-link-check li");
  await expect(checked).toHaveCount(3);
  await expect(checked.filter({ hasText: "/blog/no-such-post" })).toContainText("broken");
  await expect(checked.filter({ hasText: "/services/cdn" })).toContainText("OK");
  await expect(checked.filter({ hasText: "#where-it-leads" })).toContainText("OK");

  await page.getByRole("button", { name: "Publish English" }).click();
  await expect(page.getByText("Published. It is now visible to readers.")).toBeVisible();
  await page.goto("/blog/pictures-tables-links");
  const shown = page.getByRole("img", { name: "A green rack seen from the front" });
  expect((await shown.getAttribute("srcset"))?.match(/\d+w(?=,|$)/g)).toEqual(["480w", "960w", "1600w", "1800w"]);
  const small = await fetch(`${site.url}${await shown.getAttribute("src")}?w=480`);
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ format: "webp", width: 480, height: 240 });
  await expect(page.locator("article.post figcaption", { hasText: "Row 4" })).toBeVisible();
  await expect(page.locator("article.post table th")).toHaveText(["Route", ""]);
});

test("desk: blocks by /, pasted Markdown and pictures, a draft read by link, deleted and brought back", async ({
  page,
  context,
  browser,
  site,
  signIn,
}) => {
  await signIn(context, "editor");
  await newPost(page, "Pasted and shared");
  const english = page.locator('.draft-column[data-locale="en"]');
  const body = page.getByRole("textbox", { name: /Text \(English\)/ });
  await body.click();
  await page.keyboard.type("/표");
  await expect(english.getByRole("option")).toHaveText(["Table"]);
  await page.keyboard.press("Escape");
  await expect(english.getByRole("option")).toHaveCount(0);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("/head");
  await expect(english.getByRole("option", { name: "Heading", exact: true })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Begun by key");
  await expect(body.locator("h2")).toHaveText("Begun by key");
  await page.keyboard.press("Enter");

  const picture = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#0a6e5c" } })
    .png()
    .toBuffer();
  const paste = (text: string, file: string) =>
    body.evaluate(
      (editor, given) => {
        const clipboardData = new DataTransfer();
        if (given.text) clipboardData.setData("text/plain", given.text);
        const bytes = Uint8Array.from(atob(given.file), (sign) => sign.charCodeAt(0));
        if (given.file) clipboardData.items.add(new File([bytes], "rack.png", { type: "image/png" }));
        editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      },
      { text, file },
    );
  await paste("# A document\n\n- one\n- two\n\nThe **end**.", "");
  await expect(body.locator("h2")).toHaveText(["Begun by key", "A document"]);
  await expect(body.locator("li")).toHaveText(["one", "two"]);
  await paste("", picture.toString("base64"));
  // The picture stands in the text and asks for its words.
  const words = english.getByLabel("Alternative text");
  await expect(words).toBeFocused();
  await page.keyboard.type("A green rack");
  await saved(page);

  const publishing = page.getByTestId("publishing-en");
  await publishing.getByText("Share a preview").click();
  await publishing.getByRole("button", { name: "Create a link" }).click();
  const link = new URL(await publishing.getByLabel("Link to the preview").inputValue()).pathname;
  const stranger = await browser.newContext({ baseURL: site.url });
  const draft = await stranger.newPage();
  const answer = await draft.goto(link);
  expect(answer?.headers()).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
  await expect(draft.getByRole("heading", { level: 1 })).toHaveText("Pasted and shared");
  const shown = draft.getByRole("img", { name: "A green rack" });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await stranger.close();

  await page.getByRole("button", { name: "Delete the post" }).click();
  await expect(page.getByText("The post has been deleted.")).toBeVisible();
  expect((await fetch(site.url + link)).status).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Title (English)")).toHaveValue("Pasted and shared");
  // The library knows the picture and the text it stands in.
  await page.goto("/staff/blog/pictures");
  await expect(page.getByRole("link", { name: "Pasted and shared" })).toBeVisible();
});

test("axe finds nothing, by day and by night, wide and on a phone; agents stay outside", async ({ browser, site, signIn }) => {
  for (const { locale, theme, width } of [
    { locale: "en", theme: "light", width: 1440 },
    { locale: "ko", theme: "dark", width: 360 },
  ] as const) {
    const context = await browser.newContext({ baseURL: site.url, colorScheme: theme, viewport: { width, height: 900 } });
    await context.addCookies([{ name: "locale", value: locale, url: site.url }]);
    await signIn(context, "editor");
    const page = await context.newPage();
    const sound = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
    };
    await page.goto("/staff/blog");
    await expect(page.locator(".post-list-row").first()).toBeVisible();
    await sound();
    await page.goto((await page.locator(".post-list-row a").last().getAttribute("href")) ?? "");
    await expect(page.getByRole("toolbar").first()).toBeVisible();
    await sound();
    await page.goto(`${page.url()}/preview/${locale}`);
    await sound();
    await context.close();
  }
  const outside = await browser.newContext({ baseURL: site.url });
  await signIn(outside, "agent");
  expect((await (await outside.newPage()).goto("/staff/blog"))?.status()).toBe(403);
  await outside.close();
});
