import { expect, it } from "vitest";
import { oneOf, onScale } from "./url-rules.ts";

it("takes listed values only", () => {
  const rule = oneOf(["a", "b"]);
  expect([rule("a"), rule("c"), rule(1)]).toEqual([true, false, false]);
});

it("takes numbers inside the bounds and on a step", () => {
  const rule = onScale(50, 400, 50);
  expect([rule(50), rule(400), rule(75), rule(0), rule(450), rule("50")]).toEqual([true, true, false, false, false, false]);
});
