import { describe, expect, it } from "vitest";
import { durationText } from "./duration-text.ts";

const words = { minutes: "{n} min", hours: "{n} h", days: "{n} days" };

describe("durations", () => {
  it("picks the unit people would", () => {
    expect(durationText(0.001, words)).toBe("< 1 min");
    expect(durationText(0.5, words)).toBe("30 min");
    expect(durationText(2.78, words)).toBe("2.8 h");
    expect(durationText(27.8, words)).toBe("28 h");
    expect(durationText(278, words)).toBe("12 days");
  });
});
