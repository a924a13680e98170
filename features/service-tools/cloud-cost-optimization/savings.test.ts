import { describe, expect, it } from "vitest";
import { repatriationSides } from "#content/figures/cloud-cost-optimization.ts";
import { egressSaving, type SavingsInput, savings, successFee } from "./savings.ts";

const untended: SavingsInput = {
  bill: 100_000_000,
  storageShare: 0.15,
  outboundShare: 0.15,
  steadyShare: 0.7,
  actedShare: 1,
  monthlyReview: false,
};

function lever(input: SavingsInput, id: string) {
  const found = savings(input).levers.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return { low: Math.round(found.low), high: Math.round(found.high) };
}

describe("savings of a cloud bill", () => {
  it("takes idle and oversized machines as shares of the whole bill", () => {
    expect(lever(untended, "idle")).toEqual({ low: 10_000_000, high: 15_000_000 });
    expect(lever(untended, "oversize")).toEqual({ low: 10_000_000, high: 12_000_000 });
  });

  it("discounts only steady compute that is left after both", () => {
    // compute 60%; low: (60 − 20) × 70% × 20% = 5.6%; high: (60 − 27) × 70% × 40% = 9.24%
    expect(lever(untended, "commitment")).toEqual({ low: 5_600_000, high: 9_240_000 });
  });

  it("prices cold storage and outbound traffic from the price lists", () => {
    // 15% × 30% × (1 − 6/28) and 15% × 60% × (1 − 75/110)
    expect(lever(untended, "storage").low).toBe(Math.round(100_000_000 * 0.15 * 0.3 * (22 / 28)));
    expect(lever(untended, "egress").low).toBe(Math.round(100_000_000 * 0.15 * 0.6 * (35 / 110)));
    expect(egressSaving()[1]).toBeCloseTo(0.5);
  });

  it("halves the waste of a team that reviews monthly, and counts only what is acted on", () => {
    expect(lever({ ...untended, monthlyReview: true }, "idle").low).toBe(5_000_000);
    expect(lever({ ...untended, actedShare: 0.5 }, "idle").high).toBe(7_500_000);
  });

  it("never saves more on machines than they cost", () => {
    const storageOnly = savings({ ...untended, storageShare: 0.7, outboundShare: 0.2 });
    expect(storageOnly.levers.slice(0, 3).every((one) => one.high < 1)).toBe(true);
    expect(savings(untended).high).toBeLessThan(untended.bill);
    expect(savings(untended).low).toBeLessThan(savings(untended).high);
  });

  it("caps the success fee", () => {
    expect(successFee(10_000_000)).toBe(1_500_000);
    expect(successFee(100_000_000)).toBe(5_000_000);
  });
});

describe("repatriation example", () => {
  it("adds rental, hardware, staff and the move", () => {
    // 528,000 × 20 × 0.8 + 10 h × 50,000
    expect(repatriationSides().cloud.total).toBe(8_948_000);
    // 349,000 × 20 × 0.8 + 20 h × 50,000 + 16,000,000 ÷ 36
    expect(repatriationSides().dedicated.total).toBe(5_584_000 + 1_000_000 + 444_444);
    expect(1 - repatriationSides().dedicated.total / repatriationSides().cloud.total).toBeCloseTo(0.21, 1);
  });
});
