import { expect, test } from "vitest";
import {
  addressEstimate,
  emptyEstimate,
  estimateSearch,
  pressedEstimate,
  readEstimate,
  rememberedText,
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

test("an address without an estimate shows the kept one, a shared address the shared one, an own address what was added since", () => {
  const kept = "basket=m4.1_lb-s.1&term=12";
  const shown = (search: string, isOwn = false) => {
    const { lines, term, currency } = addressEstimate(search, kept, isOwn);
    return [lines.map(({ id }) => id).join(), term, currency];
  };
  expect(shown("?lang=ko")).toEqual(["m4,lb-s", 12, undefined]);
  expect(shown("?currency=usd&term=24")).toEqual(["m4,lb-s", 24, "usd"]);
  expect(shown("?basket=sh-1.2")).toEqual(["sh-1", 1, undefined]);
  expect(shown("?basket=m4.1&currency=usd", true)).toEqual(["m4,lb-s", 12, "usd"]);
});

test("a calculator's lines are added to the kept estimate, without scripts by the server", () => {
  const added = pressedEstimate("?line=m4.2_vault.500&term=12&lang=ko", "basket=m4.1_lb-s.1&vat=1");
  expect(added).toMatchObject({
    ...emptyEstimate,
    lines: [
      { id: "m4", quantity: 3 },
      { id: "lb-s", quantity: 1 },
      { id: "vault", quantity: 500 },
    ],
    term: 12,
    vat: true,
  });
  expect(pressedEstimate("?line=gold.1", "basket=m4.1")?.lines, "an item that is not on the list").toEqual([{ id: "m4", quantity: 1 }]);
  expect(pressedEstimate("?line=m4.150", "basket=m4.150")?.lines, "the largest order a list price is for").toEqual([
    { id: "m4", quantity: 200 },
  ]);
});
