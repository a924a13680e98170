import { expect, test } from "vitest";
import { addItem, formatBasket, parseBasket, setQuantity } from "./basket.ts";
import { catalogue } from "./catalogue.ts";

test("a basket survives its own text", () => {
  const lines = [
    { id: "m4", quantity: 2 },
    { id: "lb-s", quantity: 1 },
    { id: "vault", quantity: 500 },
  ];
  expect(formatBasket(lines)).toBe("m4.2_lb-s.1_vault.500");
  expect(parseBasket(formatBasket(lines))).toEqual(lines);
});

test("what a stranger writes into the address is ignored", () => {
  expect(parseBasket("m4.2_nothing.1_lb-s.-1_lb-m.1e3_s1.99999999_vault.0")).toEqual([{ id: "m4", quantity: 2 }]);
  expect(parseBasket("")).toEqual([]);
  expect(parseBasket("m4.2_m4.5")).toEqual([{ id: "m4", quantity: 5 }]);
  expect(parseBasket("sh-1.1_server-setup.4"), "a setup is not ordered twice").toEqual([{ id: "sh-1", quantity: 1 }]);
});

test("adding starts at a quantity that means something and then steps", () => {
  expect(addItem([], "vault")).toEqual([{ id: "vault", quantity: 100 }]);
  expect(addItem([{ id: "vault", quantity: 100 }], "vault")).toEqual([{ id: "vault", quantity: 200 }]);
  expect(addItem([], "m4")).toEqual([{ id: "m4", quantity: 1 }]);
});

test("zero removes a line and the largest quantity holds", () => {
  expect(setQuantity([{ id: "m4", quantity: 2 }], "m4", 0)).toEqual([]);
  expect(setQuantity([], "ddos-emergency", 9)).toEqual([{ id: "ddos-emergency", quantity: 1 }]);
});

test("ids are unique and fit an address", () => {
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  for (const { id } of catalogue) expect(id).toMatch(/^[a-z0-9-]+$/);
});
