import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatMoney } from "#content/format.ts";
import { Money } from "./money.tsx";

describe("formatMoney", () => {
  it("writes won and dollars the way each language does", () => {
    expect(formatMoney(1_990_000, "krw", "en")).toBe("₩1,990,000");
    expect(formatMoney(1_990_000, "krw", "ko")).toBe("1,990,000원");
    expect(formatMoney(1_421, "usd", "en")).toBe("US$1,421");
    expect(formatMoney(1_421.43, "usd", "ko")).toBe("US$1,421");
  });

  it("keeps the decimals of unit prices", () => {
    expect(formatMoney(66.33, "krw", "en")).toBe("₩66.3");
    expect(formatMoney(6.4, "usd", "en")).toBe("US$6.40");
    expect(formatMoney(0.054, "usd", "en")).toBe("US$0.054");
  });

  it("puts the minus before the sign", () => {
    expect(formatMoney(-90_000, "krw", "en")).toBe("−₩90,000");
    expect(formatMoney(-0.00001, "usd", "en")).toBe("US$0.000");
  });
});

describe("Money", () => {
  it("prints both currencies unless one is asked for, so a toggle works without scripts", () => {
    const both = renderToStaticMarkup(<Money krw={1_990_000} usd={1_421} locale="en" />);
    expect(both.replace(/<[^>]*>/g, "")).toContain("₩1,990,000");
    expect(both).toContain("US$1,421");
    expect(both, "look 17: the sign keeps clear of the first digit").toContain('<span class="won">₩</span>1,990,000');
    expect(renderToStaticMarkup(<Money krw={1_990_000} usd={1_421} locale="en" currency="usd" />)).not.toContain("₩");
  });
});
