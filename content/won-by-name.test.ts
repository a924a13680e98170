// A price has one place, the price list, and the console changes it: copy names prices and never types an amount.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** "₩9,000", "9,000원", "3만 원"; zero is no price, and neither is the figure of a name ("3-2-1-1-0 원칙"). */
const typed = /₩\s?[\d,.]*[1-9]|[1-9][\d,.]*\s?[만천백]?\s?원(?![가-힣])|[1-9][\d,.]*\s?[만천백]?\s?원(?=[은이을과의에부까]|으로)/;

function amountsIn(source: string): string[] {
  return source.split("\n").flatMap((line) => {
    const copy = line.replace(/^\s*(?:\/\/|\*|\/\*).*$/, "");
    return typed.test(copy) ? [copy.trim()] : [];
  });
}

test("finds an amount however it is written, and leaves zero and names alone", () => {
  expect(amountsIn('a: "from ₩9,000 a month",\nb: "월 9,000원부터",\nc: "약 3만 원",')).toHaveLength(3);
  expect(amountsIn('a: "₩0", b: "0원", c: "3-2-1-1-0 원칙", d: "4개 원본"')).toEqual([]);
});

test.each(["en", "ko"])("no page in %s types an amount in won", (locale) => {
  const folder = join(import.meta.dirname, locale);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((name) => amountsIn(readFileSync(join(folder, name), "utf8")).map((line) => `${name}: ${line}`))).toEqual([]);
});

test.each(["en", "ko"])("no interface word in %s types an amount in won", (locale) => {
  const folder = join(import.meta.dirname, "..", "messages", locale);
  expect(readdirSync(folder).flatMap((name) => amountsIn(readFileSync(join(folder, name), "utf8")))).toEqual([]);
});
