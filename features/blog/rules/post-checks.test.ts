import { expect, test } from "vitest";
import { checkPost } from "./post-checks.ts";

test("names what is missing", () => {
  const failing = (words: Parameters<typeof checkPost>[0]) => checkPost(words, "en").filter(({ ok }) => !ok);
  expect(failing({ title: "", summary: "x".repeat(161), body: { type: "doc", content: [] } }).map(({ name }) => name)).toEqual([
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
  expect(failing({ title: "A title", summary: "A summary", body }).map(({ name }) => name)).toEqual(["alt", "drawings"]);
});

const drawn = (text: string) => ({
  type: "codeBlock" as const,
  attrs: { language: "diagram", title: null },
  content: [{ type: "text" as const, text }],
});
const said = (text: string) => ({ type: "paragraph" as const, content: [{ type: "text" as const, text }] });
const red = (locale: "en" | "ko", ...content: (ReturnType<typeof drawn> | ReturnType<typeof said>)[]) =>
  checkPost({ title: "T", summary: "S", body: { type: "doc", content } }, locale)
    .filter(({ ok, gate }) => gate && !ok)
    .map(({ name }) => name);

test("desk 7: a drawing titled … is red", () => {
  expect(red("en", said("A text"), drawn('title "…"\ndescribe "Two routes"'))).toEqual(["drawings"]);
  expect(red("en", said("A text"), drawn('title "Two routes"\ndescribe "…"'))).toEqual(["drawings"]);
  expect(red("en", said("A text"), drawn('title "Two routes"\ndescribe "From Seoul to Tokyo"'))).toEqual([]);
});

test("desk 7: an English body is no Korean text, and the other way round", () => {
  expect(red("ko", said("Light in glass covers 204 km per millisecond."))).toEqual(["language"]);
  expect(red("en", said("빛은 유리 속에서 1 ms에 204 km를 갑니다."))).toEqual(["language"]);
  expect(red("ko", said("BGP 세션은 keepalive timer로 유지되며 hold timer가 지나면 끊깁니다."))).toEqual([]);
  expect(red("ko", said("RTT"))).toEqual([]);
});
