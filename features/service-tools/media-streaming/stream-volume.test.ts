import { describe, expect, it } from "vitest";
import { peakGbps, streamBill, volumeTb } from "./stream-volume.ts";

describe("viewers, bandwidth, cost", () => {
  it("needs 500 Gbps for 100,000 viewers at 5 Mbps", () => {
    expect(peakGbps(100_000, 5)).toBe(500);
  });

  it("moves 2.25 GB per viewer and hour at 5 Mbps", () => {
    expect(volumeTb(1_000, 5, 1)).toBeCloseTo(2.25);
    expect(volumeTb(20_000, 5, 2)).toBeCloseTo(90);
  });

  it("falls through the CDN tiers: 90 TB in East Asia", () => {
    // 10 × 75 + 40 × 62 + 40 × 50, in thousands
    expect(streamBill({ viewers: 20_000, mbps: 5, hours: 2, region: 0 })).toMatchObject({ krw: 5_230_000, quotedTb: 0, reserve: false });
  });

  it("asks for a reservation above 100 Gbps and a quote above 500 TB", () => {
    const big = streamBill({ viewers: 200_000, mbps: 5, hours: 3, region: 0 });
    expect(big.reserve).toBe(true);
    expect(big.quotedTb).toBeCloseTo(1_350 - 500);
    expect(big.edgeShare).toBeCloseTo(1_000 / 12_000);
    // 750,000 + 2,480,000 + 5,000,000 + 13,300,000
    expect(big.krw).toBe(21_530_000);
  });
});
