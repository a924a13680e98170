import { describe, expect, it } from "vitest";
import { countOwners, layers, levels, ownerOf } from "./run-by.ts";

describe("ownerOf", () => {
  it("gives Basic the hardware and the watch, and nothing inside the system", () => {
    expect(layers.filter((layer) => ownerOf(layer, "basic") === "us")).toEqual(["monitoring", "hardware", "network"]);
    expect(ownerOf("system", "basic")).toBe("you");
  });

  it("adds system, patches and backup at Standard, databases and middleware at Premium", () => {
    expect(ownerOf("system", "standard")).toBe("us");
    expect(ownerOf("backup", "standard")).toBe("us");
    expect(ownerOf("database", "standard")).toBe("you");
    expect(ownerOf("database", "premium")).toBe("us");
  });

  it("never takes data or applications, at any level", () => {
    for (const level of levels) expect([ownerOf("data", level), ownerOf("application", level)]).toEqual(["you", "you"]);
  });

  it("only ever takes more as the level rises", () => {
    const weight = { you: 0, shared: 1, us: 2 };
    for (const layer of layers) {
      const rise = levels.map((level) => weight[ownerOf(layer, level)]);
      expect(rise).toEqual([...rise].sort());
    }
  });
});

describe("countOwners", () => {
  it("counts every layer once", () => {
    expect(countOwners("basic")).toEqual({ us: 3, shared: 0, you: 7 });
    expect(countOwners("standard")).toEqual({ us: 5, shared: 1, you: 4 });
    expect(countOwners("premium")).toEqual({ us: 8, shared: 0, you: 2 });
  });
});
