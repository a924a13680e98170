import { describe, expect, it } from "vitest";
import { longestSummary, quoteHref } from "./quote-href.ts";

function parts(href: string): Record<string, string> {
  const url = new URL(href, "https://example.com");
  return { path: url.pathname, ...Object.fromEntries(url.searchParams) };
}

describe("quoteHref", () => {
  it("carries intent, service and configuration to the contact form", () => {
    expect(parts(quoteHref({ service: "colocation", summary: "14U, 3,060 W & A+B" }))).toEqual({
      path: "/resources/contact-us",
      intent: "sales",
      service: "colocation",
      config: "14U, 3,060 W & A+B",
    });
  });

  it("keeps Korean whole and folds line breaks", () => {
    expect(parts(quoteHref({ service: "cloud", summary: "M4 × 2대\n  로드 밸런서 S" }))).toMatchObject({
      config: "M4 × 2대 로드 밸런서 S",
    });
  });

  it("cuts what is too long, with a mark", () => {
    const { config } = parts(quoteHref({ service: "cloud", summary: "가".repeat(900) }));
    expect(config).toHaveLength(longestSummary);
    expect(config?.endsWith("…")).toBe(true);
  });

  it("leaves behind what only holds a line together on the page", () => {
    expect(parts(quoteHref({ service: "vpn", summary: "10\u00a0Gbps, 40%\u2060를" }))).toMatchObject({ config: "10 Gbps, 40%를" });
  });
});
