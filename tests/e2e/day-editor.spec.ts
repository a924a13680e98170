// A day of an editor: a post from the first word to the 410. Written with blocks, Markdown, a drawing and a picture, translated, read by a
// link, scheduled, seen by readers, mended, withdrawn, brought back, deleted and not.
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { waysOf } from "../fixtures/every-way.ts";
import { beginWork, by, days, device, fits, goTo, leave } from "./day.ts";
import { expect, test } from "./site-test.ts";

const saved = (page: Page, locale: "en" | "ko" = "en") => expect(page.getByTestId(`save-${locale}`)).toHaveAttribute("data-state", "saved");

/** In Korean time, as the field wants it. */
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000 + 9 * 3_600_000).toISOString().slice(0, 19);

for (const day of waysOf(days, 1)) {
  const { w, touch } = day;
  test(`a day of an editor, ${day.name}`, async ({ browser, site }) => {
    test.setTimeout(300_000);
    const page = await device(browser, site.url, day);
    await beginWork(page, day, "editor");
    await expect(page.getByText(w.today_editor)).toBeVisible();
    await fits(page);

    const [title, slug] = touch ? ["How far is 7 ms", "how-far-is-7-ms"] : ["How far is 5 ms", "how-far-is-5-ms"];
    const read = async (lang = "en") => fetch(`${site.url}/blog/${slug}?lang=${lang}`, { redirect: "manual" });
    const english = page.locator('.draft-column[data-locale="en"]');
    const korean = page.locator('.draft-column[data-locale="ko"]');
    const body = english.getByRole("textbox", { name: `${w.post_editor_body} (English)` });
    const publishing = page.getByTestId("publishing-en");
    /** A phone shows one language at a time. */
    const turnTo = async (locale: "en" | "ko") => {
      if (!touch) return;
      await page.locator(`.draft-tabs [lang=${locale}]`).tap();
      await expect(page.locator(".draft")).toHaveAttribute("data-shown", locale);
    };
    const unfold = async (name: string) => {
      const part = publishing.locator("details", { has: page.locator("summary", { hasText: name }) });
      if (!(await part.evaluate((details: HTMLDetailsElement) => details.open))) await part.locator("summary").click();
    };
    let id = "";

    await test.step("a new post: title, summary, blocks by /, pasted Markdown", async () => {
      await goTo(page, day, w.post_list_title);
      await expect(page.locator(".post-list-row").first()).toBeVisible();
      await by(page, day, "n", page.getByRole("button", { name: w.post_list_new }));
      await expect(page).toHaveURL(/\/staff\/blog\/[\w-]{8,}$/);
      id = page.url().split("/").at(-1) ?? "";
      await expect(page.getByRole("toolbar").first()).toBeVisible();
      await english.locator(".draft-title").fill(title);
      await english.locator(".draft-summary").fill("Light in glass covers 204 km in a millisecond.");
      await body.click();
      await page.keyboard.type("/표");
      await expect(english.getByRole("option")).toHaveText([w.post_edit_table]);
      await page.keyboard.press("Escape");
      await expect(english.getByRole("option")).toHaveCount(0);
      await page.keyboard.press("Control+A");
      await page.keyboard.type("/head");
      const option = english.getByRole("option", { name: w.post_edit_heading2, exact: true });
      await expect(option).toHaveAttribute("aria-selected", "true");
      await by(page, day, "Enter", option);
      await page.keyboard.type("The floor");
      await expect(body.locator("h2")).toHaveText("The floor");
      await page.keyboard.press("Enter");
      await paste(english, "# A document\n\n- one\n- two\n\nLight needs **4.9 µs** for a kilometre.", "");
      await expect(body.locator("h2")).toHaveText(["The floor", "A document"]);
      await expect(body.locator("li")).toHaveText(["one", "two"]);
      await fits(page);
    });

    await test.step("a picture that asks for its words, a drawing that is drawn while it is written", async () => {
      const picture = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#0a6e5c" } })
        .png()
        .toBuffer();
      await page.keyboard.press("Enter");
      await paste(english, "", picture.toString("base64"));
      await expect(english.getByLabel(w.post_edit_alt)).toBeFocused();
      await page.keyboard.type("A green rack");
      await body.getByText("Light needs").click();
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await english.getByRole("button", { name: w.post_edit_diagram }).first().click();
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
      await fits(page);
    });

    await test.step("the Korean text begins as the English one, which readers are not given as Korean", async () => {
      await turnTo("ko");
      await page.getByRole("button", { name: w.post_editor_begin_from_english }).click();
      await korean.locator(".draft-title").fill("5 ms는 얼마나 먼가");
      await korean.locator(".draft-summary").fill("빛은 유리 속에서 1 ms에 204 km를 갑니다.");
      await page.getByRole("button", { name: w.post_editor_publish_ko }).click();
      await expect(page.getByTestId("open-checks-ko")).toContainText(w.post_check_language_ko_wrong);
      await korean.locator(".ProseMirror").click();
      await page.keyboard.press("Control+A");
      await paste(korean, "## 하한\n\n빛은 1 km를 가는 데 **4.9 µs**가 걸립니다.", "");
      await expect(korean.locator("h2", { hasText: "하한" })).toBeVisible();
      await saved(page, "ko");
      expect((await read("ko")).status).toBe(404);
      await fits(page);
      // The English text is as it was written.
      await turnTo("en");
      await expect(body).toContainText("Light needs");
    });

    await test.step("a colleague without an account reads the draft by a link", async () => {
      await unfold(w.post_share);
      await publishing.getByRole("button", { name: w.post_share_make }).click();
      const link = new URL(await publishing.getByLabel(w.post_share_link).inputValue()).pathname;
      const draft = await device(browser, site.url, day);
      const answer = await draft.goto(link);
      expect(answer?.headers()).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
      await expect(draft.getByRole("heading", { level: 1 })).toHaveText(title);
      const shown = draft.getByRole("img", { name: "A green rack" });
      await shown.scrollIntoViewIfNeeded();
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await fits(draft);
      await draft.context().close();
    });

    const preview = await page.context().newPage();
    await test.step("desk 7: scheduled by its revision, with what is still open said; then readers have it", async () => {
      await preview.goto(`/staff/blog/${id}/preview/en`);
      await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);
      await fits(preview);
      await unfold(w.post_editor_more);
      await publishing.getByLabel(w.post_editor_schedule_at).fill(inSeconds(8));
      await publishing.getByRole("button", { name: /r\d/ }).first().click();
      // The drawing's title is still "…"; whoever has read that may go on.
      const open = publishing.getByTestId("open-checks-en");
      await expect(open).toContainText(w.post_check_drawings_wrong.split("{")[0]?.trim() ?? "");
      await open.getByRole("button").click();
      await expect(page.getByText(/r\d+.*KST|r\d+ 버전을 .*한국 시간/).first()).toBeVisible();
      expect((await read()).status).toBe(404);
      await expect.poll(async () => (await read()).status, { timeout: 40_000 }).toBe(200);
      for (const path of ["/blog?lang=en", "/blog/feed.xml?lang=en", "/sitemap.xml"]) {
        await expect.poll(async () => (await (await fetch(site.url + path)).text()).includes(slug), { message: path }).toBe(true);
      }
    });

    await test.step("mended: readers keep the old text until the new one is published", async () => {
      await body.getByText("Light needs").click();
      await page.keyboard.press("End");
      await page.keyboard.type(" Both ways, 9.8.");
      await saved(page);
      await expect(english.getByText(w.post_editor_edits)).toBeVisible();
      await expect(preview.getByText("Both ways, 9.8.")).toBeVisible();
      await turnTo("ko");
      await expect(korean.getByText(w.post_editor_korean_older)).toBeVisible();
      await turnTo("en");
      expect(await (await read()).text()).not.toContain("Both ways, 9.8.");
      await page.getByRole("button", { name: w.post_editor_publish_en }).click();
      await english.getByTestId("open-checks-en").getByRole("button").click();
      await expect(page.getByText(w.post_told_published)).toBeVisible();
      await expect.poll(async () => (await (await read()).text()).includes("Both ways, 9.8.")).toBe(true);
      await turnTo("ko");
      await korean.getByRole("button", { name: w.post_editor_still_right }).click();
      await expect(korean.getByText(w.post_editor_korean_older)).toBeHidden();
      await turnTo("en");
    });

    await test.step("withdrawn, an earlier revision brought back, deleted and not", async () => {
      page.on("dialog", (dialog) => void dialog.accept());
      await unfold(w.post_editor_more);
      await publishing.getByRole("button", { name: w.post_editor_unpublish }).click();
      await expect(page.getByText(w.post_told_unpublished)).toBeVisible();
      await expect.poll(async () => (await read()).status).toBe(410);
      const first = page.getByTestId("history").locator("li", { hasText: "r1" });
      await first.locator("summary").click();
      await first.getByRole("button", { name: w.post_revision_restore.replace("{revision}", "1") }).click();
      await expect(page.getByText(w.post_told_restored.replace("{revision}", "1"))).toBeVisible();
      await expect(body).not.toContainText("Both ways");
      await page.getByRole("button", { name: w.post_delete, exact: true }).click();
      await expect(page.getByText(w.post_told_deleted)).toBeVisible();
      await page.getByRole("button", { name: w.post_delete_undo }).click();
      await expect(english.locator(".draft-title")).toHaveValue(title);
      // The library knows the picture and the text it stands in.
      await page.goto("/staff/blog/pictures");
      await expect(page.getByRole("link", { name: title })).toBeVisible();
      await fits(page);
    });

    await leave(page, w);
    await page.context().close();

    function paste(column: Locator, text: string, file: string) {
      return column.locator(".ProseMirror").evaluate(
        (editor, given) => {
          const clipboardData = new DataTransfer();
          if (given.text) clipboardData.setData("text/plain", given.text);
          const bytes = Uint8Array.from(atob(given.file), (sign) => sign.charCodeAt(0));
          if (given.file) clipboardData.items.add(new File([bytes], "rack.png", { type: "image/png" }));
          editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        },
        { text, file },
      );
    }
  });
}
