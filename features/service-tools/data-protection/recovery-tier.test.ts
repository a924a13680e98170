import { describe, expect, it } from "vitest";
import { perTb, rpoSteps, rtoSteps, tierIds, tiers } from "#content/figures/data-protection.ts";
import { protectionBill, restoreHours, tierFor } from "./recovery-tier.ts";

const day = 24 * 60;

describe("recovery tier", () => {
  it("answers Gold, Silver and Bronze at their own numbers", () => {
    expect(tierFor(0, 15)).toBe("gold");
    expect(tierFor(15, 60)).toBe("silver");
    expect(tierFor(day, day)).toBe("bronze");
  });

  it("lets the stricter number decide", () => {
    expect(tierFor(day, 15)).toBe("gold");
    expect(tierFor(0, day)).toBe("gold");
    expect(tierFor(day, 240)).toBe("silver");
    expect(tierFor(60, day)).toBe("silver");
  });

  it("never promises less than was asked", () => {
    for (const rpo of rpoSteps)
      for (const rto of rtoSteps) {
        const tier = tiers[tierFor(rpo, rto)];
        expect(tier.rpo <= rpo && tier.rto <= rto).toBe(true);
      }
  });

  it("adds up the copies from the price list", () => {
    expect(tierIds.map((id) => perTb(id).krw)).toEqual([205_000, 140_000, 75_000]);
    expect(tierIds.map((id) => perTb(id).usd)).toEqual([146, 100, 53]);
    expect(protectionBill("bronze", 10, "rack").total).toEqual({ krw: 750_000, usd: 530 });
  });

  it("adds a line for a rack of one's own: 10 TB off-site copy and 1 Gbps to Busan", () => {
    expect(protectionBill("silver", 10, "cloud").total.krw).toBe(1_400_000);
    expect(protectionBill("silver", 10, "rack").total.krw).toBe(1_400_000 + 3_900_000);
  });

  it("restores 1 TB in 2.8 hours on 1 Gbps and 10 TB as fast on 10 Gbps", () => {
    expect(restoreHours(1, 1)).toBeCloseTo(2.78, 2);
    expect(restoreHours(10)).toBeCloseTo(2.78, 2);
  });

  it("tells a recovery in seven steps that end at the tier's RTO", () => {
    for (const id of tierIds) {
      const { timeline, rto } = tiers[id];
      expect(timeline).toHaveLength(7);
      expect(timeline.at(-1)).toBe(rto);
      expect([...timeline].sort((a, b) => a - b)).toEqual(timeline);
    }
  });
});
