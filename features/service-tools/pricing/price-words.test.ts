import { expect, test } from "vitest";
import { page as en } from "#content/en/resources/pricing.ts";
import { page as ko } from "#content/ko/resources/pricing.ts";
import { services } from "#content/pages.ts";
import { catalogue, categories } from "./catalogue.ts";

test.each([
  ["English", en],
  ["Korean", ko],
] as const)("the %s price page names every item of the catalogue once, in its category", (_, page) => {
  expect(page.categories.map(({ id }) => id)).toEqual([...categories]);
  for (const category of page.categories) {
    const ids = category.tables.flatMap(({ rows }) => rows.map(({ id }) => id));
    const listed = catalogue()
      .filter((item) => item.category === category.id)
      .map(({ id }) => id);
    expect([...ids].sort()).toEqual([...listed].sort());
  }
});

test("quotes lead to services that exist", () => {
  const slugs: string[] = services.map(({ slug }) => slug);
  for (const page of [en, ko]) for (const { quotes } of page.categories) for (const quote of quotes) expect(slugs).toContain(quote.service);
});
