import { describe, expect, it } from "vitest";
import { inlineParts, plainText } from "./inline-parts.ts";
import { fillLabel } from "./page-labels.tsx";
import { specAsCsv, specAsText } from "./spec/spec-text.ts";

describe("inlineParts", () => {
  it("finds code and links and leaves the rest alone", () => {
    expect(inlineParts("Send `Set-Cookie` to [CDN](/services/cdn) [1].")).toEqual([
      { kind: "text", text: "Send " },
      { kind: "code", text: "Set-Cookie" },
      { kind: "text", text: " to " },
      { kind: "link", text: "CDN", to: "/services/cdn" },
      { kind: "text", text: " [1]." },
    ]);
    expect(plainText("`A` and [B](/b)")).toBe("A and B");
  });
});

describe("spec sheet as text", () => {
  const groups = [
    {
      caption: "Cache",
      rows: [
        ["Purge", 'URL, prefix, "tag"'],
        ["Delta", "=1+1"],
        ["Header", "`Vary`"],
      ] as [string, string][],
    },
  ];

  it("quotes what CSV needs quoted and defuses formulas", () => {
    expect(specAsCsv(groups)).toBe('\uFEFFCache,Purge,"URL, prefix, ""tag"""\r\nCache,Delta,\'=1+1\r\nCache,Header,Vary\r\n');
  });

  it("copies as tab-separated lines", () => {
    expect(specAsText(groups).split("\n")[2]).toBe("Cache\tHeader\tVary");
  });
});

describe("fillLabel", () => {
  it("fills known places and leaves others", () => {
    expect(fillLabel("Updated {date} by {who}", { date: "today" })).toBe("Updated today by {who}");
  });
});
