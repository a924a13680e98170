import { expect, test } from "vitest";
import { seenText } from "./seen-text.ts";
import { typedText } from "./typed-text.ts";

test("a text of which nothing can be seen is none", () => {
  for (const nothing of [
    "",
    "  \n",
    "\u200b\u2060",
    "\u3164",
    "\u00ad \u2060",
    "\u2800",
    "\ufeff",
    "\u115f\u1160",
    "\uffa0",
    "\u{e0020}",
  ]) {
    expect(seenText(nothing), JSON.stringify(nothing)).toBe("");
    expect(typedText.min(1).safeParse(nothing).success, JSON.stringify(nothing)).toBe(false);
  }
});

test("what can be seen stays as it is, with what holds it together", () => {
  for (const kept of ["김서연", "👩‍💻", "a\u200bb", "·", "ㅋ", "é"]) expect(typedText.min(1).parse(` ${kept} `)).toBe(kept);
});

test("a line end counts once, however a form sends it: what fits its field fits the call", () => {
  const text = typedText.max(5);
  for (const sent of ["a\r\nb\r\nc", "a\nb\nc", "a\rb\rc"]) expect(text.parse(sent)).toBe("a\nb\nc");
});
