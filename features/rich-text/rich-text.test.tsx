import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { fromPlainText, imageFileIds, proseOf, toPlainText, toSnippet } from "./plain-text.ts";
import { parseRichText, type RichText, richTextField } from "./rich-text.ts";
import { RichTextView } from "./rich-text-view.tsx";

const paragraph = (text: string, marks?: unknown[]) => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(marks ? { marks } : {}) }],
});
const doc = (...content: unknown[]) => ({ type: "doc", content });
const problemOf = (value: unknown) => richTextField.safeParse(value).error?.issues[0]?.message;

describe("what is accepted", () => {
  test("the editor's own JSON, with attributes nobody keeps left out", () => {
    const given = doc(
      {
        type: "paragraph",
        attrs: { textAlign: "left" },
        content: [
          { type: "text", text: "mtr", marks: [{ type: "code" }] },
          { type: "text", text: " and ", marks: [] },
          {
            type: "text",
            text: "docs",
            marks: [{ type: "link", attrs: { href: "https://example.com/a?b=c", target: "_blank", rel: "x", class: "y" } }],
          },
          { type: "hardBreak" },
        ],
      },
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Heading" }] },
      { type: "orderedList", attrs: { start: 3, type: null }, content: [{ type: "listItem", content: [paragraph("one")] }] },
      { type: "codeBlock", attrs: { language: "bash" }, content: [{ type: "text", text: "a\n  b" }] },
      { type: "image", attrs: { fileId: "f_1-A", alt: "graph", src: "https://evil.example/x.png" } },
    );
    const parsed = parseRichText(given) as RichText;
    expect(JSON.stringify(parsed)).not.toContain("evil.example");
    expect(JSON.stringify(parsed)).not.toContain("textAlign");
    expect(parseRichText(parsed)).toEqual(parsed);
    expect(imageFileIds(parsed)).toEqual(["f_1-A"]);
  });

  test.each([
    ["an unknown node", doc({ type: "iframe", attrs: { src: "https://example.com" } })],
    ["an unknown mark", doc(paragraph("a", [{ type: "onclick" }]))],
    ["a script link", doc(paragraph("a", [{ type: "link", attrs: { href: "javascript:alert(1)" } }]))],
    ["a script link with a tab", doc(paragraph("a", [{ type: "link", attrs: { href: "java\tscript:alert(1)" } }]))],
    ["a data link", doc(paragraph("a", [{ type: "link", attrs: { href: "data:text/html,<script>" } }]))],
    ["a relative link", doc(paragraph("a", [{ type: "link", attrs: { href: "//evil.example" } }]))],
    ["heading level 1", doc({ type: "heading", attrs: { level: 1 }, content: [] })],
    ["an extra key", { ...doc(paragraph("a")), html: "<b>" }],
    ["an image by address", doc({ type: "image", attrs: { src: "https://example.com/x.png" } })],
    ["a file id with a path", doc({ type: "image", attrs: { fileId: "../../etc/passwd" } })],
    ["marks inside a code block", doc({ type: "codeBlock", content: [{ type: "text", text: "a", marks: [{ type: "bold" }] }] })],
    ["text that is no text", doc({ type: "paragraph", content: [{ type: "text", text: { toString: "x" } }] })],
    ["a string", "hello"],
    ["nothing", null],
  ])("%s is refused", (_, value) => expect(parseRichText(value)).toBeNull());

  test("an empty document is refused, one with only a picture is not", () => {
    expect(problemOf(doc({ type: "paragraph" }, paragraph("  ")))).toBe("rich_text_empty");
    expect(problemOf(doc({ type: "bulletList", content: [{ type: "listItem", content: [{ type: "paragraph" }] }] }))).toBe(
      "rich_text_empty",
    );
    expect(parseRichText(doc({ type: "image", attrs: { fileId: "a" } }))).not.toBeNull();
  });

  test("depth, number of nodes and length are capped", () => {
    let deep: object = paragraph("x");
    for (let n = 0; n < 11; n++) deep = { type: "blockquote", content: [deep] };
    expect(problemOf(doc(deep))).toBe("rich_text_deep");
    let deeper: object = paragraph("x");
    for (let n = 0; n < 50_000; n++) deeper = { type: "blockquote", content: [deeper] };
    expect(problemOf(doc(deeper))).toBe("rich_text_deep");
    expect(problemOf(doc(...Array.from({ length: 6_001 }, () => ({ type: "paragraph" }))))).toBe("rich_text_long");
    expect(parseRichText(doc(paragraph("가".repeat(100_000))))).not.toBeNull();
    expect(problemOf(doc(paragraph("가".repeat(100_001))))).toBe("rich_text_long");
  });

  test("prototypes stay as they are", () => {
    const odd = JSON.parse(
      '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"a"}]}],"__proto__":{"polluted":true}}',
    );
    parseRichText(odd);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe("what is drawn", () => {
  const corpus = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "{{constructor.constructor('alert(1)')()}}",
    "</textarea><script>alert(1)</script>",
    "<a href=javascript:alert(1)>x</a>",
  ];
  test.each(corpus)("%s stays text", (text) => {
    const parsed = parseRichText(doc(paragraph(text), { type: "codeBlock", content: [{ type: "text", text }] }));
    const html = renderToStaticMarkup(<RichTextView doc={parsed as RichText} />);
    expect(html).not.toMatch(/<(script|img|svg|textarea|a)\b/i);
    expect(html).toMatch(/^<p lang="en" data-script="latin">.*<\/p><pre><code>[\s\S]*<\/code><\/pre>$/);
  });

  test("even a document that was never checked cannot bring code", () => {
    const unchecked = doc(
      { type: "script", content: [{ type: "text", text: "alert(1)" }] },
      {
        type: "paragraph",
        content: [
          { type: "html", text: "<b>" },
          { type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] },
        ],
      },
    ) as unknown as RichText;
    expect(renderToStaticMarkup(<RichTextView doc={unchecked} />)).toBe(`<p lang="en" data-script="latin">x</p>`);
  });

  test("pictures are drawn only from files the reader has", () => {
    const parsed = parseRichText(
      doc({ type: "image", attrs: { fileId: "a", alt: 'x" onerror="y' } }, { type: "image", attrs: { fileId: "b" } }),
    ) as RichText;
    const html = renderToStaticMarkup(
      <RichTextView doc={parsed} imageSource={(id) => (id === "a" ? "/customer/files/a/preview" : null)} />,
    );
    expect(html).toBe('<img src="/customer/files/a/preview" alt="x&quot; onerror=&quot;y" loading="lazy" decoding="async"/>');
  });
});

test("plain text keeps the structure readable, and comes back as paragraphs", () => {
  const parsed = parseRichText(
    doc(
      paragraph("First"),
      {
        type: "bulletList",
        content: [
          {
            type: "listItem",
            content: [paragraph("a"), { type: "orderedList", content: [{ type: "listItem", content: [paragraph("b")] }] }],
          },
        ],
      },
      { type: "blockquote", content: [paragraph("said")] },
      { type: "codeBlock", content: [{ type: "text", text: "ping {host}" }] },
      paragraph("see {name}", [{ type: "link", attrs: { href: "https://example.com" } }]),
    ),
  ) as RichText;
  expect(toPlainText(parsed)).toBe("First\n\n- a\n  1. b\n\n> said\n\n    ping {host}\n\nsee {name} (https://example.com)");
  expect(proseOf(parsed)).toContain("{name}");
  expect(proseOf(parsed)).not.toContain("{host}");
  const back = fromPlainText("안녕하세요\n둘째 줄\r\n\r\n끝");
  expect(parseRichText(back)).toEqual(back);
  expect(toPlainText(back)).toBe("안녕하세요\n둘째 줄\n\n끝");
  expect(toSnippet("a\n\nb  c")).toBe("a b c");
  expect(toSnippet("가".repeat(200), 10)).toBe(`${"가".repeat(9)}…`);
});
