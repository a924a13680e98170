import { expect, test } from "vitest";
import { readRichText } from "./read-rich-text.ts";

function formWith(value: string): FormData {
  const form = new FormData();
  form.set("body", value);
  return form;
}

test("the editor's JSON and a textarea's text are both read", () => {
  const doc = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "안녕하세요" }] }] };
  expect(readRichText(formWith(JSON.stringify(doc)), "body")).toEqual(doc);
  expect(readRichText(formWith("안녕하세요"), "body")).toEqual(doc);
});

test("broken JSON, other JSON and nothing at all are text", () => {
  expect(readRichText(formWith('{"type":"doc"'), "body")).toMatchObject({ content: [{ content: [{ text: '{"type":"doc"' }] }] });
  expect(readRichText(formWith('{"a":1}'), "body")).toMatchObject({ content: [{ content: [{ text: '{"a":1}' }] }] });
  expect(readRichText(new FormData(), "body")).toEqual({ type: "doc", content: [] });
});
