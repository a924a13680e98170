import { describe, expect, it } from "vitest";
import { consolidation, hostsFor, racksFor } from "./consolidation.ts";

describe("consolidation", () => {
  it("puts 60 servers at 10:1 on six hosts and a spare", () => {
    expect(hostsFor(60, 10)).toBe(7);
    const { before, after, saved } = consolidation(60, 10);
    // 60 × 350 W = 21 kW in racks of 3.3 kW; 7 × 700 W = 4.9 kW
    expect(before).toMatchObject({ servers: 60, kw: 21, racks: 7 });
    expect(after).toMatchObject({ servers: 7, kw: 4.9, racks: 2 });
    expect(saved).toEqual({ krw: 5 * 1_350_000, usd: 5 * 964 });
  });

  it("always keeps one host in reserve", () => {
    expect(hostsFor(15, 15)).toBe(2);
    expect(hostsFor(16, 15)).toBe(3);
  });

  it("counts racks by height when that needs more", () => {
    expect(racksFor(42, 10, 2)).toBe(2);
    expect(racksFor(1, 3_300, 2)).toBe(1);
    expect(racksFor(1, 3_301, 2)).toBe(2);
  });
});
