import { expect, it } from "vitest";
import { sampleQuote } from "#content/figures/vendor.ts";
import { fiveYearCost } from "./five-year-cost.ts";

const [a, b, c] = sampleQuote.offers.map(fiveYearCost);

it("adds purchase, two years of maintenance and five years of electricity", () => {
  // 12 × ₩14,800,000; 8% × 2 years; 12 × 520 W × 43,800 h × 1.4 × ₩170
  expect(a).toEqual({ purchase: 177_600_000, maintenance: 28_416_000, power: 65_048_256, total: 271_064_256 });
});

it("shows what the page claims: the cheapest to buy is not the cheapest to keep", () => {
  const lowest = (key: "purchase" | "total") => Math.min(...[a, b, c].map((cost) => cost?.[key] ?? 0));
  expect(lowest("purchase")).toBe(b?.purchase);
  expect(lowest("total")).toBe(c?.total);
});
