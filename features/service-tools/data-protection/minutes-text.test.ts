import { describe, expect, it } from "vitest";
import { clockText, minutesText } from "./minutes-text.ts";

describe("recovery times", () => {
  it("speaks in minutes and hours", () => {
    const words = { minutes: "{n} min", hours: "{n} h", none: "none" };
    expect([0, 15, 60, 240, 1440].map((minutes) => minutesText(minutes, words))).toEqual(["none", "15 min", "1 h", "4 h", "24 h"]);
    expect(minutesText(0, { minutes: "{n} min", hours: "{n} h" })).toBe("0 min");
  });

  it("writes the runbook's clock", () => {
    expect([0, 3, 60, 1440].map(clockText)).toEqual(["00:00", "00:03", "01:00", "24:00"]);
  });
});
