import { getSchema } from "@tiptap/core";
import { expect, test } from "vitest";
import { postExtensions } from "#features/blog/console/editor/post-editor-extensions.ts";
import { blockChanges, olderBlocks } from "./block-changes.ts";
import type { PostBlock, PostDocument } from "./post-nodes.ts";
import { tidyPost } from "./tidy-post.ts";

const doc = (...texts: string[]): PostDocument => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

test("names blocks that were changed, added and removed", () => {
  expect(blockChanges(doc("a", "b", "c"), doc("a", "b", "c"))).toEqual({ changed: [], gone: [] });
  expect(blockChanges(doc("a", "b", "c"), doc("a", "B", "c"))).toEqual({ changed: [1], gone: [1] });
  expect(blockChanges(doc("a", "c"), doc("a", "b", "c"))).toEqual({ changed: [1], gone: [] });
  expect(blockChanges(doc("a", "b", "c"), doc("c"))).toEqual({ changed: [], gone: [0, 1] });
});

test("marks the Korean block at the same place while both texts are built alike", () => {
  expect(olderBlocks(doc("a", "b"), doc("a", "B"), doc("가", "나"))).toEqual({ english: [1], korean: [1] });
  expect(olderBlocks(doc("a", "b"), doc("a", "B"), doc("가")).korean).toEqual([]);
});

test("desk: the same block is the same in whatever order its fields arrive", () => {
  const stored = [{ content: [{ text: "a", type: "text" }], type: "paragraph" }] as PostDocument["content"];
  expect(olderBlocks({ type: "doc", content: stored }, doc("a"), doc("가"))).toEqual({ english: [], korean: [] });
});

test("desk: a text that the editor only opened has no changed block", () => {
  const cell = (content: object[]): object => ({
    type: "tableCell",
    attrs: { colspan: 1, rowspan: 1 },
    content: [{ type: "paragraph", content }],
  });
  const link = { type: "link", attrs: { href: "/pricing" } };
  const stored = {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "one, " },
          { type: "text", text: "two" },
        ],
      },
      { type: "paragraph", content: [{ type: "text", text: "both", marks: [{ type: "bold" }, link] }] },
      { type: "table", content: [{ type: "tableRow", content: [cell([{ type: "text", text: "1" }]), cell([])] }] },
      { type: "paragraph", content: [] },
    ] as PostBlock[],
  } as PostDocument;
  const opened = tidyPost(getSchema(postExtensions("")).nodeFromJSON(stored).toJSON()) as PostDocument;
  expect(opened).not.toEqual(stored);
  expect(blockChanges(stored, opened)).toEqual({ changed: [], gone: [] });
  expect(blockChanges(stored, { ...opened, content: opened.content.slice(0, 2) }).gone).toEqual([2, 3]);
});
