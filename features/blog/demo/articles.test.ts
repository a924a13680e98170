import { describe, expect, test } from "vitest";
import { tallSheet } from "#features/blog/rules/diagram-layout.ts";
import { parseDiagram } from "#features/blog/rules/diagram-text.ts";
import { walkPost } from "#features/blog/rules/post-document.ts";
import { parsePostBody } from "#features/blog/rules/post-schema.ts";
import { codeBlocksOf, postHeadings, postLinks, readingMinutes, slugOf } from "#features/blog/rules/post-text.ts";
import { markdownToPost, readArticle } from "#features/blog/server/markdown-post.server.ts";
import { listPosts, readPost } from "#features/blog/server/public-posts.server.ts";
import { oneEngine, testServices } from "#tests/fixtures/test-services.ts";
import { readArticles, seedArticles } from "./seed-articles.server.ts";

describe("Markdown", () => {
  test("every form an article may have", () => {
    const doc = markdownToPost(
      [
        "## A *first* heading",
        "Text with **bold**, `code <b>`, a [link](/services/cdn) and a note[^1].",
        "- one\n- two\n  1. inner",
        "> said",
        "> [!WARNING]\n> Not **this**.",
        "| a | b |\n|---|---:|\n| 1 `x` | 2[^n2] |",
        '```bash title="Measure it"\nping -c 3 example.com\n```',
        "[^1]: See [RFC 1191](https://www.rfc-editor.org/rfc/rfc1191),\n  section 3.\n[^n2]: Two.",
      ].join("\n\n"),
    );
    expect(doc.content.map(({ type }) => type)).toEqual([
      "heading",
      "paragraph",
      "bulletList",
      "blockquote",
      "callout",
      "table",
      "codeBlock",
    ]);
    expect(doc.content[6]).toMatchObject({ attrs: { language: "bash", title: "Measure it" } });
    expect(doc.content[4]).toMatchObject({ attrs: { tone: "warning" } });
    const notes = [...walkPost(doc.content)].filter((node) => node.type === "footnote");
    expect(notes).toMatchObject([
      { attrs: { text: "See [RFC 1191](https://www.rfc-editor.org/rfc/rfc1191), section 3." } },
      { attrs: { text: "Two." } },
    ]);
    expect(postLinks(doc)).toEqual(["/services/cdn", "https://www.rfc-editor.org/rfc/rfc1191"]);
    expect(JSON.stringify(doc)).toContain("code <b>");
    expect(parsePostBody(doc)).toEqual(doc);
  });

  test.each([
    ["raw HTML", "<script>alert(1)</script>"],
    ["inline HTML", "a <b>b</b>"],
    ["a first-level heading", "# Title"],
    ["a picture from elsewhere", "![x](https://example.com/x.png)"],
    ["a link that runs", "[x](javascript:alert(1))"],
    ["a note that is not there", "a[^9]"],
  ])("%s is an error, not a loss", (_, markdown) => expect(() => markdownToPost(markdown)).toThrow());

  test("details need their frame", () => {
    expect(readArticle('---\ntitle: "A: b"\nslug: a-b\n---\nText').details).toEqual({ title: "A: b", slug: "a-b" });
    expect(() => readArticle("Text")).toThrow();
  });
});

describe("drawings as text", () => {
  test("places, lines between them, second lines of a pair, figures", () => {
    const drawing = parseDiagram(
      'title "T"\ndescribe "D"\nsize 600 200\nzone 0 0 100 100 "Z"\nplace a user 10 20 "A" "x"\nplace b dc 200 20 "B \\"q\\""\nline a b on "3 ms"\nline b a backup\ncallout 1 2 "238" "ms" "rtt"',
    );
    expect(drawing.problems).toEqual([]);
    expect(drawing).toMatchObject({
      title: "T",
      width: 600,
      places: [{ label: "A" }, { label: 'B "q"' }],
      lines: [{ nth: 0 }, { nth: 1, state: "backup" }],
    });
  });
  test("what cannot be read is named by its line", () => {
    const drawing = parseDiagram('place a rocket 1 2 "A"\nplace b dc x 2\nline a b on\nzone 1 2 3\n"open\nsize 1 1\nplace c dc 1e9 2');
    expect(drawing.problems.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(drawing.places).toEqual([]);
  });
  test("on a phone it is turned, or stands as its author laid it out", () => {
    const wide = 'size 800 200\nplace a user 100 50 "A"\nplace b dc 700 150 "B"\nzone 600 20 190 170 "Z"\ncallout 1 2 "3"';
    const turned = tallSheet(parseDiagram(wide));
    expect(turned.width).toBe(340);
    const [a, b] = turned.places;
    expect(a && b && a.y < b.y && a.x < b.x).toBe(true);
    for (const { x, w } of turned.zones) expect(x >= 0 && x + w <= turned.width).toBe(true);
    expect(turned.callouts[0]?.y).toBeLessThan(turned.height);
    const laid = parseDiagram(`${wide}\ntall 320 400\nat a 160 40 above\nzone 10 200 300 190 "Z"\nat c 1 2\nat b 160 300 beside`);
    expect(laid.problems.map(({ line }) => line)).toEqual([9, 10]);
    expect(laid.zones).toHaveLength(1);
    expect(tallSheet(laid)).toMatchObject({
      width: 320,
      height: 400,
      zones: [{ y: 200 }],
      callouts: [],
      places: [{ x: 160, side: "above" }, b],
    });
    expect(parseDiagram("at a 1 2").problems).toHaveLength(1);
  });
});

test("slugs, anchors and reading time", () => {
  expect(slugOf("The other 24 ms: why?")).toBe("the-other-24-ms-why");
  expect(slugOf("Café, DON’T")).toBe("cafe-dont");
  expect(slugOf("서울–싱가포르 70 ms의 물리학")).toBe("서울-싱가포르-70-ms의-물리학");
  const doc = markdownToPost("## Same\n\n### Same\n\n## 하한선은 45.8 ms\n\n## !!!");
  expect(postHeadings(doc).map(({ id }) => id)).toEqual(["same", "same-2", "하한선은-45-8-ms", "section"]);
  expect(readingMinutes(markdownToPost("word ".repeat(1_100)), "en")).toBe(5);
  expect(readingMinutes(markdownToPost("가".repeat(2_500)), "ko")).toBe(5);
});

test("the articles of the sample brand fit, in both languages", async () => {
  for (const { name, texts } of await readArticles()) {
    const blocks = [texts.en, texts.ko].map((text) => (text ? codeBlocksOf(text.body) : []));
    for (const block of blocks.flat()) if (block.language === "diagram") expect(parseDiagram(block.text).problems, name).toEqual([]);
    if (texts.en && texts.ko) {
      expect(texts.ko.tags, name).toEqual(texts.en.tags);
      expect(
        postHeadings(texts.ko.body).map(({ level }) => level),
        name,
      ).toEqual(postHeadings(texts.en.body).map(({ level }) => level));
    }
  }
});

describe.each(oneEngine)("seeding on %s", (engine) => {
  test("once, published on their own days, and never over somebody's posts", async () => {
    const services = await testServices(engine);
    const { orm } = services.database;
    const articles = await readArticles();
    const seeded = await Promise.all([seedArticles(orm, services.bus), seedArticles(orm, services.bus)]);
    expect(seeded.sort((a, b) => a - b)).toEqual([0, articles.length]);
    expect(await seedArticles(orm, services.bus)).toBe(0);
    const list = await listPosts(orm, "ko", { page: 1, limit: 100 });
    expect(list.total).toBe(articles.length);
    const first = articles[0]?.texts.en;
    if (first) {
      const answer = await readPost(orm, "en", first.slug);
      expect(answer).toMatchObject({ data: { published_at: first.published.toISOString(), title: first.title } });
    }
    await services.dispose();
  });
});
