import { expect, test } from "vitest";
import { checkPost } from "./post-checks.ts";

test("names what is missing", () => {
  const failing = (words: Parameters<typeof checkPost>[0]) => checkPost(words, "en").filter(({ ok }) => !ok);
  expect(failing({ title: "", summary: "x".repeat(161), slug: "", body: { type: "doc", content: [] } }).map(({ name }) => name)).toEqual([
    "title",
    "summary",
    "headings",
  ]);
  const body = {
    type: "doc" as const,
    content: [
      { type: "heading" as const, attrs: { level: 2 as const }, content: [{ type: "text" as const, text: "A" }] },
      { type: "figure" as const, attrs: { src: "/blog/images/aaaaaaaaaaaaaaaaaaaa", alt: " ", caption: "", width: 1, height: 1 } },
      {
        type: "codeBlock" as const,
        attrs: { language: "diagram", title: null },
        content: [{ type: "text" as const, text: 'title "A"\nplaze' }],
      },
    ],
  };
  expect(failing({ title: "A title", summary: "A summary", slug: "", body }).map(({ name }) => name)).toEqual(["alt", "drawings"]);
});
