import { expect, test } from "vitest";
import { blockChanges, olderBlocks } from "./block-changes.ts";
import type { PostDocument } from "./post-nodes.ts";

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

test("desk 7: the same block is the same in whatever order its fields arrive", () => {
  const stored = [{ content: [{ text: "a", type: "text" }], type: "paragraph" }] as PostDocument["content"];
  expect(olderBlocks({ type: "doc", content: stored }, doc("a"), doc("가"))).toEqual({ english: [], korean: [] });
});
