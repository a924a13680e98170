import { describe, expect, it } from "vitest";
import { floodResult, floodStops, lineWidth } from "./flood.ts";

describe("floodResult", () => {
  it("drops three quarters of everything when 40 Gbps meet a 10 Gbps uplink", () => {
    const result = floodResult({ floodGbps: 40, uplinkGbps: 10 });
    expect(result.offeredGbps).toBe(44);
    expect(result.loss).toBeCloseTo(1 - 10 / 44, 10);
    expect(Math.round(result.loss * 100)).toBe(77);
  });

  it("loses nothing while flood and customers fit together", () => {
    expect(floodResult({ floodGbps: 5, uplinkGbps: 10 }).loss).toBe(0);
    expect(floodResult({ floodGbps: 6, uplinkGbps: 10 }).loss).toBe(0);
  });

  it("holds the base protection up to 5 Gbps per address, and says what happens above", () => {
    expect(floodResult({ floodGbps: 5, uplinkGbps: 1 }).base).toBe("filtered");
    expect(floodResult({ floodGbps: 10, uplinkGbps: 1 }).base).toBe("blackholed");
  });

  it("fills the scrubbing capacity at 4 Tbps", () => {
    expect(floodResult({ floodGbps: 180, uplinkGbps: 10 }).scrubbingUse).toBeCloseTo(0.045, 6);
    expect(floodResult({ floodGbps: 4000, uplinkGbps: 10 }).shield).toBe("scrubbed");
    expect(floodResult({ floodGbps: 6000, uplinkGbps: 10 }).shield).toBe("upstream");
  });
});

describe("lineWidth", () => {
  it("grows with the traffic and stays drawable", () => {
    const widths = floodStops.map(lineWidth);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(lineWidth(0)).toBe(0);
    expect(lineWidth(6000)).toBeLessThanOrEqual(24);
  });
});
