import { describe, expect, it } from "vitest";
import { shortMoney, shortSpan } from "./short-money.ts";

describe("short money", () => {
  it("counts in millions, in ten thousands and in dollars", () => {
    expect(shortMoney(8_400_000, "krw", "en")).toBe("₩8.4M");
    expect(shortMoney(8_400_000, "krw", "ko")).toBe("840만 원");
    expect(shortMoney(120_000_000, "krw", "ko")).toBe("1억 2,000만 원");
    expect(shortMoney(200_000_000, "krw", "ko")).toBe("2억 원");
    expect(shortMoney(8_400_000, "usd", "en")).toBe("US$6k");
    expect(shortMoney(120_000_000, "krw", "en")).toBe("₩120M");
    expect(shortMoney(1_000_000_000, "krw", "en")).toBe("₩1B");
  });

  it("claims no more than three digits", () => {
    expect(shortMoney(26_879_123, "krw", "en")).toBe("₩26.9M");
    expect(shortMoney(26_879_123, "krw", "ko")).toBe("2,690만 원");
  });

  it("writes a span with the dash of its language", () => {
    expect(shortSpan(8_400_000, 12_600_000, "krw", "en")).toBe("₩8.4M – ₩12.6M");
    expect(shortSpan(8_400_000, 12_600_000, "krw", "ko")).toBe("840만~1,260만 원");
  });
});
