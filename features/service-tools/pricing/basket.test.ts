import { expect, test } from "vitest";
import { withOrder } from "./add-order.ts";
import { addItem, parseBasket, setQuantity } from "./basket.ts";
import { formatBasket } from "./basket-text.ts";
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
  expect(parseBasket("m4.2_nothing.1_lb-s.-1_lb-m.1e3_vault.0_floating-ip.0.2")).toEqual([{ id: "m4", quantity: 2 }]);
  expect(parseBasket("s1.99999999"), "as many as a list price is for").toEqual([{ id: "s1", quantity: 200 }]);
  expect(parseBasket("")).toEqual([]);
  expect(parseBasket("m4.2_m4.5")).toEqual([{ id: "m4", quantity: 5 }]);
  expect(parseBasket("sh-1.1_server-setup.4"), "a setup is not ordered twice").toEqual([{ id: "sh-1", quantity: 1 }]);
});

test("adding starts at a quantity that means something and then steps", () => {
  expect(addItem([], "vault")).toEqual([{ id: "vault", quantity: 100 }]);
  expect(addItem([{ id: "vault", quantity: 100 }], "vault")).toEqual([{ id: "vault", quantity: 200 }]);
  expect(addItem([], "m4")).toEqual([{ id: "m4", quantity: 1 }]);
});

test("orders add up; parts of a TB stay parts", () => {
  const kept = withOrder("basket=m4.2&vat=1", { lines: "m4.1_cdn-east-asia.0.25", term: "12" });
  expect(kept).toBe("basket=m4.3_cdn-east-asia.0.25&vat=1&term=12");
  expect(withOrder(kept, { lines: "cdn-east-asia.0.5" })).toBe("basket=m4.3_cdn-east-asia.0.75&vat=1&term=12");
  expect(parseBasket("cdn-east-asia.0.75_m4.1.4")).toEqual([
    { id: "cdn-east-asia", quantity: 0.75 },
    { id: "m4", quantity: 1 },
  ]);
});

test("zero removes a line and the largest quantity holds", () => {
  expect(setQuantity([{ id: "m4", quantity: 2 }], "m4", 0)).toEqual([]);
  expect(setQuantity([], "ddos-emergency", 9)).toEqual([{ id: "ddos-emergency", quantity: 1 }]);
});

test("ids are unique and fit an address", () => {
  expect(new Set(catalogue().map(({ id }) => id)).size).toBe(catalogue().length);
  for (const { id } of catalogue()) expect(id).toMatch(/^[a-z0-9-]+$/);
});
