import { expect, test } from "vitest";
import { searchSite } from "./search.server.ts";

const paths = (query: string, locale: "en" | "ko") => searchSite(query, locale).map(({ path }) => path);

test("a service is found by its name, its slug and a synonym", () => {
  expect(paths("cdn", "en")[0]).toBe("/services/cdn");
  expect(paths("colo", "en")).toContain("/services/colocation");
  expect(paths("firewall", "ko")).toContain("/services/firewall");
});

test("Korean initials and half-typed syllables find pages", () => {
  expect(paths("ㅂㅎㅂ", "ko")[0]).toBe("/services/firewall");
  expect(paths("전용", "ko")).toContain("/services/dedicated-line");
});

test("questions are found with their own address, and nonsense finds nothing", () => {
  expect(paths("부가세", "ko").some((path) => path.startsWith("/resources/faq#"))).toBe(true);
  expect(searchSite("qqqqzzzz", "en")).toEqual([]);
});
