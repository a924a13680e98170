import { expect, test } from "vitest";
import {
  emptyEstimate,
  estimateSearch,
  pressedEstimate,
  readEstimate,
  rememberedText,
  saysEstimate,
  writeEstimate,
} from "./estimate-state.ts";

const state = { lines: [{ id: "m4", quantity: 2 }], term: 12, vat: true, currency: "usd", cpu: 4, ram: 16 } as const;

test("an estimate survives its own text, and defaults write nothing", () => {
  expect(readEstimate(writeEstimate(state))).toEqual(state);
  expect(writeEstimate(emptyEstimate)).toBe("");
});

test("terms, items, currencies and filters that do not exist fall back", () => {
  expect(readEstimate("basket=gold.1&term=7&vat=yes&currency=eur&cpu=3&ram=-1")).toEqual(emptyEstimate);
});

test("the browser remembers the estimate, not what was looked for nor somebody else's currency", () => {
  expect(rememberedText(state)).toBe("basket=m4.2&term=12&vat=1");
});

test("other parameters of the address stay", () => {
  expect(estimateSearch("?lang=ko&basket=s1.1", { ...state, currency: undefined, cpu: 0, ram: 0 })).toBe(
    "?lang=ko&basket=m4.2&term=12&vat=1",
  );
  expect(estimateSearch("?basket=s1.1", emptyEstimate)).toBe("");
  expect([saysEstimate("?lang=ko"), saysEstimate("?lang=ko&currency=usd")]).toEqual([false, true]);
});

test("customer 19: without scripts the server answers every button of the estimate", () => {
  const lines = (search: string) => pressedEstimate(search)?.lines;
  expect(lines("?basket=m4.2&add=m4&term=12")).toEqual([{ id: "m4", quantity: 3 }]);
  expect(pressedEstimate("?basket=m4.2&add=m4&term=12")?.term).toBe(12);
  expect(lines("?basket=m4.2_lb-s.1&q-m4=5&q-lb-s=0")).toEqual([{ id: "m4", quantity: 5 }]);
  expect(lines("?basket=m4.2_lb-s.1&remove=m4")).toEqual([{ id: "lb-s", quantity: 1 }]);
  expect(lines("?start=shop")).toHaveLength(3);
  expect(lines("?basket=m4.2&clear=1")).toEqual([]);
  expect(pressedEstimate("?basket=m4.2&term=12"), "nothing was pressed").toBeUndefined();
  expect(lines("?add=nothing&basket=m4.1&q-m4=1e9")).toEqual([{ id: "m4", quantity: 1 }]);
});
