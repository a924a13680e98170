import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { parsePostBody, postBodyField } from "#features/blog/rules/post-schema.ts";
import { highlight } from "#features/blog/server/highlight.server.ts";
import { feedHtml } from "./feed-html.ts";
import { PostBody } from "./post-body.tsx";

const text = (value: string, marks?: unknown[]) => ({ type: "text", text: value, ...(marks ? { marks } : {}) });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const doc = (...content: unknown[]) => ({ type: "doc", content });
const link = (href: string) => [{ type: "link", attrs: { href } }];
const figure = (more: object = {}) => ({
  type: "figure",
  attrs: { src: "/blog/images/abcdefghijklmnopqrst", alt: "A graph", caption: "", width: 1200, height: 600, ...more },
});
const problemOf = (value: unknown) => postBodyField.safeParse(value).error?.issues[0]?.message;
const drawn = (body: unknown) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PostBody body={body as PostDocument} code={[]} />
    </MemoryRouter>,
  );

const corpus = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "</title></style></textarea><script>alert(1)</script>",
  "<a href=javascript:alert(1)>x</a>",
  "{{constructor.constructor('alert(1)')()}}",
  "]]><script>alert(1)</script>",
  "[x](javascript:alert(1)) `</code><script>alert(1)</script>`",
];

test("tools low: a table is named by its columns, so that two of them can be told apart", () => {
  const cell = (type: string, value: string) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text(value))] });
  const row = (type: string, ...values: string[]) => ({ type: "tableRow", content: values.map((value) => cell(type, value)) });
  const table = (...content: unknown[]) => ({ type: "table", content });
  const markup = drawn(doc(table(row("tableHeader", "Carrier", "Loss"), row("tableCell", "A", "1 %")), table(row("tableCell", "x"))));
  expect([...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(["Table: Carrier, Loss", "Table"]);
});

describe("what a body may hold", () => {
  test("the editor's JSON, with attributes nobody keeps left out", () => {
    const given = doc(
      { type: "heading", attrs: { level: 2, id: "x" }, content: [text("Title")] },
      paragraph(text("see "), text("this", [{ type: "link", attrs: { href: "/services/cdn", target: "_blank", class: "x" } }]), {
        type: "footnote",
        attrs: { text: "Note" },
      }),
      { type: "callout", attrs: { tone: "warning" }, content: [paragraph(text("careful"))] },
      {
        type: "table",
        content: [
          {
            type: "tableRow",
            content: [{ type: "tableHeader", attrs: { colspan: 1, rowspan: 1, colwidth: [120] }, content: [paragraph(text("a"))] }],
          },
        ],
      },
      { type: "codeBlock", attrs: { language: "bash", title: "Run" }, content: [text("ls")] },
      figure(),
    );
    const parsed = parsePostBody(given) as PostDocument;
    expect(JSON.stringify(parsed)).not.toMatch(/_blank|colwidth|"id"/);
    expect(parsePostBody(parsed)).toEqual(parsed);
  });

  test.each([
    ["an unknown node", doc({ type: "iframe", attrs: { src: "https://example.com" } }), "post_format"],
    ["a script link", doc(paragraph(text("a", link("javascript:alert(1)")))), "post_link"],
    ["a link without a protocol", doc(paragraph(text("a", link("//evil.example/x")))), "post_link"],
    ["a link with a backslash", doc(paragraph(text("a", link("/\\evil.example")))), "post_link"],
    ["a picture from elsewhere", doc(figure({ src: "https://evil.example/x.png" })), "post_image"],
    ["a picture with a way out", doc(figure({ src: "/blog/images/../../etc/passwd" })), "post_image"],
    ["heading level 1", doc({ type: "heading", attrs: { level: 1 }, content: [] }), "post_format"],
    ["a language that is markup", doc({ type: "codeBlock", attrs: { language: '"><b>' }, content: [] }), "post_format"],
    ["an extra key", { ...doc(), html: "<b>" }, "post_format"],
    ["nothing", null, "post_format"],
  ])("%s is refused", (_, value, message) => expect(problemOf(value)).toBe(message));

  test("depth and length are capped before anything walks into them", () => {
    let deep: object = paragraph(text("x"));
    for (let n = 0; n < 50_000; n++) deep = { type: "blockquote", content: [deep] };
    expect(problemOf(doc(deep))).toBe("post_deep");
    expect(problemOf(doc(paragraph(text("가".repeat(200_001)))))).toBe("post_long");
  });
});

describe("what is drawn", () => {
  test.each(corpus)("%s stays text wherever it stands", (evil) => {
    const body = parsePostBody(
      doc(
        { type: "heading", attrs: { level: 2 }, content: [text(evil)] },
        paragraph(text(evil, [{ type: "bold" }]), { type: "footnote", attrs: { text: evil } }),
        { type: "codeBlock", attrs: { language: "html", title: evil }, content: [text(evil)] },
        { type: "codeBlock", attrs: { language: "diagram" }, content: [text(`title "${evil}"\nplace a user 1 2 "${evil}"\n${evil}`)] },
        { type: "table", content: [{ type: "tableRow", content: [{ type: "tableCell", content: [paragraph(text(evil))] }] }] },
        figure({ alt: evil, caption: evil }),
      ),
    );
    const page = drawn(body);
    const feed = feedHtml(body as PostDocument, "https://site.example");
    for (const html of [page, feed]) {
      expect(html).not.toMatch(/<script|<iframe|onerror=alert[^&]*>|<svg onload|href="javascript/i);
      // Only our own picture is there; its alternative text cannot leave its quotes.
      expect(html.match(/<img\b[^>]*>/g)?.length).toBe(1);
      expect(html.match(/<img\b[^>]*>/)?.[0]?.replace(/"[^"]*"/g, "")).not.toMatch(/onerror/);
    }
  });

  test("even a body that was never checked cannot bring code", () => {
    const unchecked = doc(
      { type: "script", content: [text("alert(1)")] },
      paragraph({ type: "html", text: "<b>" }, text("x", link("javascript:alert(1)"))),
      figure({ src: "javascript:alert(1)" }),
    );
    expect(drawn(unchecked)).toBe('<div class="article"><p>x</p></div>');
    expect(feedHtml(unchecked as unknown as PostDocument, "https://site.example")).toBe("<p>x</p>");
  });

  test("headings have anchors, notes lead there and back, code is coloured without styles", async () => {
    const code = await highlight({ text: 'ping -c 3 "example.com" # three', language: "bash" });
    const body = parsePostBody(
      doc(
        { type: "heading", attrs: { level: 2 }, content: [text("하한선은 45.8 ms")] },
        paragraph(text("a"), { type: "footnote", attrs: { text: "See [RFC](https://www.rfc-editor.org/rfc/rfc1191)." } }),
        {
          type: "codeBlock",
          attrs: { language: "bash" },
          content: [text('ping -c 3 "example.com" # three')],
        },
      ),
    ) as PostDocument;
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <PostBody body={body} code={[code]} />
      </MemoryRouter>,
    );
    expect(html).toContain('<h2 id="하한선은-45-8-ms">');
    expect(html).toContain('href="#note-1"');
    expect(html).toContain('href="#note-1-from"');
    expect(html).toContain('<a href="https://www.rfc-editor.org/rfc/rfc1191" rel="noopener">RFC</a>');
    expect(html).toMatch(/<span class="code-token-function">ping<\/span>/);
    expect(html).toMatch(/<span class="code-token-comment"># three<\/span>/);
    expect(html).not.toContain("style=");
    expect(await highlight({ text: "x", language: "constructor" })).toBeNull();
  });
});
