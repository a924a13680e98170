import { expect, test } from "vitest";
import { emptyEstimate, estimateSearch, readEstimate, startingEstimate, writeEstimate } from "./estimate-state.ts";

const state = { lines: [{ id: "m4", quantity: 2 }], term: 12, vat: true, hourly: false } as const;

test("an estimate survives its own text, and defaults write nothing", () => {
  expect(readEstimate(writeEstimate(state))).toEqual(state);
  expect(writeEstimate(emptyEstimate)).toBe("");
});

test("terms and items that do not exist fall back", () => {
  expect(readEstimate("basket=gold.1&term=7&vat=yes")).toEqual(emptyEstimate);
});

test("the address wins over what the browser remembers", () => {
  expect(startingEstimate("?term=36", "basket=m4.2").term).toBe(36);
  expect(startingEstimate("?term=36", "basket=m4.2").lines).toEqual([]);
  expect(startingEstimate("?lang=ko", "basket=m4.2").lines).toEqual([{ id: "m4", quantity: 2 }]);
  expect(startingEstimate("", null)).toEqual(emptyEstimate);
});

test("other parameters of the address stay", () => {
  expect(estimateSearch("?lang=ko&basket=s1.1", state)).toBe("?lang=ko&basket=m4.2&term=12&vat=1");
  expect(estimateSearch("?basket=s1.1", emptyEstimate)).toBe("");
});
