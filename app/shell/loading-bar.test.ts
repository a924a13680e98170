import { expect, test } from "vitest";
import { loadingBar, progressAt } from "./loading-bar.tsx";

test("the bar has the product's figures", () => {
  expect(loadingBar).toEqual({ throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400, height: 3 });
});

test("progress grows and never completes by itself", () => {
  expect(progressAt(0, 2000)).toBe(0);
  expect(progressAt(1000, 2000)).toBeCloseTo(50, 0);
  expect(progressAt(2000, 2000)).toBeGreaterThan(progressAt(1000, 2000));
  expect(progressAt(600_000, 2000)).toBeLessThan(100);
});
