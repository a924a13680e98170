import { describe, expect, it } from "vitest";
import type { StorageClassId } from "#content/figures/storage.ts";
import { prices } from "#content/price-list.ts";
import { accessIds, chooseClass, chosenClass, waitIds } from "./choose-class.ts";

describe("chosenClass", () => {
  it("takes the cheapest disk that is quick enough", () => {
    expect(chosenClass("one", "1")).toBe("blockNvme");
    expect(chosenClass("one", "3")).toBe("blockSsd");
    expect(chosenClass("one", "hours")).toBe("blockSsd");
  });

  it("finds nothing shared that answers in 3 ms, and says so", () => {
    expect(chosenClass("many", "3")).toBeUndefined();
    expect(chosenClass("many", "50")).toBe("file");
  });

  it("sends data that may wait for hours to the archive", () => {
    expect(chosenClass("http", "50")).toBe("objectStandard");
    expect(chosenClass("http", "hours")).toBe("objectArchive");
    expect(chosenClass("http", "1")).toBeUndefined();
  });

  it("never chooses a class that a cheaper fitting one beats", () => {
    for (const access of accessIds) {
      for (const wait of waitIds) {
        const perGb = (id: StorageClassId) => prices().storagePerGb[id].krw;
        const entries = chooseClass(access, wait);
        const chosen = entries.find(({ fit }) => fit === "chosen");
        for (const { fit, storageClass } of entries) {
          if (fit === "fits") expect(perGb(storageClass.id)).toBeGreaterThanOrEqual(perGb(chosen?.storageClass.id ?? storageClass.id));
        }
      }
    }
  });
});
