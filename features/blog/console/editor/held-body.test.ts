import { expect, test } from "vitest";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { holdBody } from "./held-body.ts";

const doc = (text: string): PostDocument => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

function editorWith(text: string) {
  let now = text;
  return {
    read: () => doc(now),
    type: (next: string) => {
      now = next;
    },
  };
}

test("desk: what was typed stays when its editor leaves the screen, and the next editor begins with it", () => {
  const body = holdBody(doc("as opened"));
  const first = editorWith("as opened");
  body.attach(first);
  first.type("typed since");
  expect(body.read()).toEqual(doc("typed since"));
  body.attach(null);
  first.type("of no account");
  expect(body.read()).toEqual(doc("typed since"));
  body.attach(editorWith("typed since"));
  expect(body.read()).toEqual(doc("typed since"));
});

test("desk: a text that takes the place of another is not undone by the editor that leaves", () => {
  const body = holdBody(doc("as opened"));
  body.attach(editorWith("mine"));
  body.replace(doc("theirs"));
  body.attach(null);
  expect(body.read()).toEqual(doc("theirs"));
});
