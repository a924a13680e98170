import { expect, test } from "vitest";
import { hashText } from "./hash.ts";

test("an address whose last part cannot be read names nothing and breaks nothing", () => {
  expect(hashText("#%EC%9A%94%EA%B8%88")).toBe("요금");
  expect(hashText("#%")).toBe("");
  expect(hashText("")).toBe("");
});
