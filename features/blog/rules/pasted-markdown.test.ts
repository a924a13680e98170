import { expect, test } from "vitest";
import { pastedMarkdown } from "./pasted-markdown.ts";
import type { PostBlock } from "./post-nodes.ts";
import { postPlainText } from "./post-text.ts";

const kinds = (text: string) => pastedMarkdown(text)?.map((block) => (block.type === "heading" ? `h${block.attrs.level}` : block.type));
const words = (text: string) => postPlainText({ type: "doc", content: pastedMarkdown(text) ?? [] });

test("desk: pasted Markdown becomes the blocks it says", () => {
  const text = [
    "# A document",
    "Its **first** paragraph with a [link](https://example.org) and `code`.",
    "## A part",
    "- one\n- two\n  1. three",
    "> said",
    '```bash title="Try it"\nping -c 3 10.0.0.1\n```',
    "| a | b |\n|---|---|\n| 1 | 2 |",
    "---",
    "##### Deep",
  ].join("\n\n");
  expect(kinds(text)).toEqual(["h2", "paragraph", "h3", "bulletList", "blockquote", "codeBlock", "table", "horizontalRule", "h3"]);
  expect(pastedMarkdown(text)?.[5]).toEqual({
    type: "codeBlock",
    attrs: { language: "bash", title: "Try it" },
    content: [{ type: "text", text: "ping -c 3 10.0.0.1" }],
  });
  const [, paragraph] = pastedMarkdown(text) as [PostBlock, { content: object[] }];
  expect(paragraph.content[1]).toEqual({ type: "text", text: "first", marks: [{ type: "bold" }] });
  expect(kinds("## A\n\n### B")).toEqual(["h2", "h3"]);
  expect(kinds("### 제목\n\n본문입니다.")).toEqual(["h3", "paragraph"]);
});

test("desk: text that is no Markdown is left alone", () => {
  for (const text of [
    "Two * three * four",
    "a - b\nc - d",
    "#5 of 7",
    "5. May",
    "snake_case_name",
    "https://example.org/a_b",
    "",
    "- one line",
  ])
    expect(pastedMarkdown(text), text).toBeNull();
});

test("what a post does not know stands as it was written, and dangerous links are words", () => {
  expect(words("**a**\n\n<details>x</details>")).toContain("<details>x</details>");
  expect(words("See ![a rack](https://elsewhere.example/rack.png) **there**")).toContain("![a rack](https://elsewhere.example/rack.png)");
  const linked = pastedMarkdown("[press](javascript:alert(1)) **it**\n\n[here](javascript:alert)");
  expect(JSON.stringify(linked)).not.toContain('"href"');
  expect(words("a[^9] **b**")).toContain("[^9]");
  expect(words("- [ ] open\n- [x] done")).toMatch(/open\n.*done/s);
  expect(pastedMarkdown("-\n- \n- a\n- b\n\n>\n\n```what/ever\nx\n```")).not.toBeNull();
  expect(kinds("- ```\n  x\n  ```\n- **b**")).toEqual(["bulletList"]);
  expect(kinds("---\ntitle: A file\n---\n# A\n")).toEqual(["codeBlock", "h2"]);
});
