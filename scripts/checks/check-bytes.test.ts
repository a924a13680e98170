import { expect, test } from "vitest";
import { bytesTable, type Kept, overBudget } from "./check-bytes.ts";
import type { Weight } from "./page-bytes.ts";

const kept: Kept = { pages: { "/about": { scripts: 95, "html ko": 40 } }, files: { "framework.js": 90, "about.js": 5 } };
const scripts = (about: number): Weight => ({
  page: "/about",
  part: "scripts",
  bytes: 90 + about,
  files: { "framework.js": 90, "about.js": about },
});
const allowed = [
  { name: "document", page: /^/, part: /^html/, bytes: 50 },
  { name: "set of scripts", page: /^/, part: /^scripts/, bytes: 100 },
];

test("a page over its budget is named, with how much it is over, and with the file that grew", () => {
  expect(overBudget([scripts(10)], kept, allowed)).toEqual([]);
  expect(overBudget([scripts(30)], kept, allowed)).toEqual([
    "/about scripts: 120 B, 20 over the 100 B of a set of scripts, +25 since it was last kept. Grew: about.js +25.",
  ]);
  expect(overBudget([{ page: "/about", part: "html ko", bytes: 60, files: {} }], kept, allowed)).toEqual([
    "/about html ko: 60 B, 10 over the 50 B of a document, +20 since it was last kept.",
  ]);
  expect(overBudget([scripts(5)], kept, [{ name: "page", page: /^/, part: /^/, bytes: 50 }])[0]).toContain("Heaviest: framework.js 90");
});

test("the table has a line for each page with what it was before", () => {
  const [head, about] = bytesTable([scripts(8), { page: "/about", part: "html ko", bytes: 40, files: {} }], kept);
  expect(head?.trim().split(/\s{2,}/)).toEqual(["html ko", "scripts"]);
  expect(about?.trim().split(/\s+/)).toEqual(["/about", "40", "98", "+3"]);
});
