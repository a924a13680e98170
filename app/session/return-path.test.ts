import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test("paths of this site are kept whole", () => {
  expect(returnPath("/customer/ticket/details/7?tab=a#x")).toBe("/customer/ticket/details/7?tab=a#x");
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)", "", null, "customer"])(
  "%s is refused",
  (value) => {
    expect(returnPath(value)).toBeUndefined();
  },
);
