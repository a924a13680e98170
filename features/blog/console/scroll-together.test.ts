import { expect, test } from "vitest";
import { followed } from "./scroll-together.ts";

test("desk: columns of the same build meet at the same block, in the same part of it", () => {
  const [english, korean] = [
    [0, 100, 300, 500],
    [0, 100, 200, 400],
  ];
  expect(followed(0, english, korean)).toBe(0);
  expect(followed(100, english, korean)).toBe(100);
  expect(followed(200, english, korean)).toBe(150);
  expect(followed(400, english, korean)).toBe(300);
  expect(followed(150, korean, english)).toBe(200);
  expect(followed(900, english, korean)).toBe(400);
});

test("columns of another build move by their share of the whole", () => {
  expect(followed(50, [0, 10, 100], [0, 20, 30, 200])).toBe(100);
});
