import { describe, expect, it } from "vitest";
import { shippingHours, transfer, transferHours } from "./transfer-time.ts";

describe("transfer time", () => {
  it("takes about 28 hours for 10 TB on 1 Gbps and for 100 TB on 10 Gbps, at 80%", () => {
    expect(transferHours(10, 1_000, 0.8)).toBeCloseTo(27.8, 1);
    expect(transferHours(100, 10_000, 0.8)).toBeCloseTo(27.8, 1);
  });

  it("counts shipped disks with both ends and the road", () => {
    // 100 TB at 4 Gbps: 55.6 h to fill, 55.6 h to empty, 24 h on the road
    expect(shippingHours(100)).toBeCloseTo(135.1, 1);
  });

  it("adds up the passes that copy what changed meanwhile", () => {
    const plan = transfer({ tb: 10, mbps: 1_000, use: 0.8, changePercentPerDay: 5 });
    // q = 5% a day × 27.8 h ÷ 24 = 0.0579; 27.8 × q ÷ (1 − q) = 1.71 h
    expect(plan.catchUpHours).toBeCloseTo(1.71, 2);
    expect(plan.lagMinutes).toBeCloseTo(3.47, 2);
    expect(plan.verdict).toBe("line");
  });

  it("says when the line can never catch up", () => {
    const plan = transfer({ tb: 100, mbps: 100, use: 0.8, changePercentPerDay: 5 });
    expect(plan.catchUpHours).toBeNull();
    expect(plan.verdict).toBe("never");
  });

  it("advises disks only above 50 TB, on a slow line, when they are quicker", () => {
    expect(transfer({ tb: 100, mbps: 1_000, use: 0.8, changePercentPerDay: 1 }).verdict).toBe("ship");
    expect(transfer({ tb: 100, mbps: 10_000, use: 0.8, changePercentPerDay: 1 }).verdict).toBe("line");
    expect(transfer({ tb: 40, mbps: 1_000, use: 0.8, changePercentPerDay: 1 }).verdict).toBe("compare");
    expect(transfer({ tb: 10, mbps: 1_000, use: 0.8, changePercentPerDay: 1 }).verdict).toBe("line");
  });
});
