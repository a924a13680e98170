import { expect, test } from "vitest";
import { page as en } from "#content/en/resources/faq.ts";
import { page as ko } from "#content/ko/resources/faq.ts";
import { searchGroups } from "./faq-explorer.tsx";

const found = (page: typeof en | typeof ko, query: string) =>
  searchGroups(page.groups, query, page.synonyms).flatMap(({ items }) => items.map(({ id }) => id));

test("six topics with at least five questions each, the same ids in both languages", () => {
  for (const page of [en, ko]) {
    expect(page.groups).toHaveLength(6);
    for (const group of page.groups) expect(group.items.length, group.id).toBeGreaterThanOrEqual(5);
  }
  const ids = (page: typeof en | typeof ko) => page.groups.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids(ko)).toEqual(ids(en));
  expect(new Set(ids(en)).size).toBe(ids(en).length);
});

test("Korean initials find the tax question", () => {
  expect(found(ko, "ㅂㄱㅅ")).toContain("vat");
});

test("everyday words find the proper term", () => {
  expect(found(ko, "디도스")).toContain("under-attack");
  expect(found(ko, "콜로")).toContain("hosting-colo-cloud");
  expect(found(en, "password")).toContain("reset-password");
});

test("an empty search shows everything, nonsense nothing", () => {
  expect(found(en, " ")).toHaveLength(en.groups.flatMap(({ items }) => items).length);
  expect(found(en, "qqqq")).toEqual([]);
});
