// Two editors at one post, a crash, pictures, tables and links. A post from the first word to the 410: day-editor.spec.ts.
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { alsoTold, waysOf } from "../fixtures/every-way.ts";
import { axeFaults } from "./axe.ts";
import { noServer } from "./quiet-browser.ts";
import { expect, test } from "./site-test.ts";

const saved = (page: Page) => expect(page.getByTestId("save-en")).toHaveAttribute("data-state", "saved");

async function newPost(page: Page, title: string): Promise<string> {
  await page.goto("/staff/blog");
  await page.getByRole("button", { name: "New post" }).click();
  await expect(page).toHaveURL(/\/staff\/blog\/[\w-]{8,}$/);
  await expect(page.getByRole("toolbar", { name: /English/ })).toBeVisible();
  await page.getByLabel("Title (English)").fill(title);
  return page.url().split("/").at(-1) ?? "";
}

test(
  "the second of two editors is warned and keeps their text; a crash loses nothing",
  alsoTold,
  async ({ page, context, browser, site, signIn, allowComplaints }) => {
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
    await expect(warning).toContainText("이하나 (Hana Lee) saved r");
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
  },
);

test(
  "a picture with its words, a table and links that are checked, from the desk to the page",
  alsoTold,
  async ({ page, context, signIn, site }) => {
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
  },
);

test("axe finds nothing, by day and by night, wide and on a phone; agents stay outside", async ({ browser, site, signIn }) => {
  const ways = [{ locale: "en", theme: "light", width: 1440 } as const, { locale: "ko", theme: "dark", width: 360 } as const];
  for (const { locale, theme, width } of waysOf(ways, 0)) {
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
