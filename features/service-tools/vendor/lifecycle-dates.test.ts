import { describe, expect, it } from "vitest";
import { categories } from "#content/figures/vendor.ts";
import { lifeOf, monthIndex, monthParts } from "./lifecycle-dates.ts";

function category(id: string) {
  const found = categories.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe("months", () => {
  it("survive the turn of a year", () => {
    expect(monthParts(monthIndex(2026, 11) + 3)).toEqual({ year: 2027, month: 2 });
    expect(monthParts(monthIndex(2026, 12))).toEqual({ year: 2026, month: 12 });
  });
});

describe("lifeOf", () => {
  const released = monthIndex(2025, 3);
  const bought = monthIndex(2026, 11);

  it("sells a server for 36 months and supports it 60 more", () => {
    const life = lifeOf(category("server"), released, bought, false);
    expect(monthParts(life.endOfSale)).toEqual({ year: 2028, month: 3 });
    expect(monthParts(life.endOfSupport)).toEqual({ year: 2033, month: 3 });
    expect(life.supportLeft).toBe(76);
    expect(life.supportUsed).toBe(20);
  });

  it("orders the successor lead time and four weeks before cover ends", () => {
    const life = lifeOf(category("server"), released, bought, false);
    // 1 March 2033 minus (8 + 4) weeks
    expect(life.orderBy.toISOString().slice(0, 10)).toBe("2032-12-07");
  });

  it("extends hardware, but nothing that only its maker can patch", () => {
    expect(lifeOf(category("server"), released, bought, true).endOfCover - monthIndex(2033, 3)).toBe(36);
    const appliance = lifeOf(category("security"), released, bought, true);
    expect(appliance.endOfCover).toBe(appliance.endOfSupport);
  });

  it("warns when bought after the end of sale or of support", () => {
    expect(lifeOf(category("server"), monthIndex(2020, 1), monthIndex(2024, 1), false)).toMatchObject({ late: true, orphaned: false });
    expect(lifeOf(category("gpu"), monthIndex(2018, 1), monthIndex(2026, 1), false)).toMatchObject({ orphaned: true, supportLeft: 0 });
  });
});
