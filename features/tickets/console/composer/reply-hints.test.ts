import { expect, test } from "vitest";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import { languageOf, openPlaceholders, slashWord, withoutSlash } from "./reply-hints.ts";

test("the language of a reply shows after a sentence, names and codes in Latin letters notwithstanding", () => {
  expect(languageOf(fromPlainText("Hello"))).toBeNull();
  expect(languageOf(fromPlainText("We moved your wave to the southern path."))).toBe("en");
  expect(languageOf(fromPlainText("BGP session 2개를 다시 올렸고 ICN1-PUS1 경로는 정상으로 돌아왔습니다."))).toBe("ko");
});

test("placeholders are found in prose, not in code", () => {
  expect(openPlaceholders(fromPlainText("Dear {customer_name}, rack {rack}"))).toEqual(["{customer_name}", "{rack}"]);
  const code = {
    type: "doc",
    content: [{ type: "codeBlock", attrs: { language: null }, content: [{ type: "text", text: "{x}" }] }],
  } as const;
  expect(openPlaceholders(code as never)).toEqual([]);
});

test("a slash alone on the last line asks for a canned reply", () => {
  expect(slashWord(fromPlainText("/"))).toBe("");
  expect(slashWord(fromPlainText("Hello\n\n/mtr"))).toBe("mtr");
  expect(slashWord(fromPlainText("see /etc/hosts"))).toBeNull();
  expect(withoutSlash(fromPlainText("Hello\n\n/mtr"))).toEqual(fromPlainText("Hello"));
});
