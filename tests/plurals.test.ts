// English says "1 result" and "2 results": a message that counts things has a sibling for one, unless its figure is a constant above one.
import { expect, test } from "vitest";
import { m } from "#platform/paraglide/messages.js";

/** Limits and lifetimes: never one. */
const constants = ["account_rule_length", "files_limits", "passage_signup_3_text"];

test("customer 20: nothing is counted as 1 lines or 1 results", () => {
  const words = m as unknown as Record<string, (inputs: Record<string, string>, options: { locale: "en" }) => string>;
  const counted = Object.keys(words).filter((key) => {
    const text = words[key]?.({ count: "1" }, { locale: "en" }) ?? "";
    return /(^|[^\d.,])1 (?!s\b|ms\b|is\b|was\b|has\b)[a-z]+s\b/.test(text) && !constants.includes(key);
  });
  const withoutOne = counted.filter((key) => !(`${key}_one` in words) && !(key.replace(/_many$/, "_one") in words));
  expect(withoutOne).toEqual([]);
});
