import { expect, test } from "vitest";
import { askedByName } from "./check-locales.ts";

test("code that asks which language it is, is found", () => {
  const code = [
    'const a = locale === "ko" ? 1 : 2;',
    "const b = { en, ko }[locale];",
    'type C = "en" | "ko";',
    'if ("en" !== d) x();',
  ].join("\n");
  expect(askedByName("a.ts", code)).toEqual(["a.ts:1", "a.ts:3", "a.ts:4"]);
});

test("a style rule for one language is found, one for a script is not", () => {
  const style = [
    "  body.ko .lead {",
    '  [data-script="hangul"] .lead {',
    "  .hero h1:lang(ko) {",
    "  .ko .x {",
    "  .kolumn {",
    "  .art > .en {",
  ].join("\n");
  expect(askedByName("a.css", style)).toEqual(["a.css:1", "a.css:3", "a.css:4", "a.css:6"]);
});
