import { expect, test } from "vitest";
import { differsFromEmail, isVaried, passwordStrength } from "./password-strength.ts";

test.each([
  ["", 0],
  ["short-1A", 1],
  ["aaaaaaaaaaaaaaaa", 1],
  ["abcdefghijklmnop", 1],
  ["harbourlantern", 2],
  ["harbour-lantern-42", 4],
  ["바다를 건너는 열두 글자", 4],
] as const)("%s stands at %i", (password, level) => {
  expect(passwordStrength(password)).toBe(level);
});

test.each([
  ["abcdefghijkl", false],
  ["111122223333", false],
  ["qwqwqwqwqwqw", false],
  ["sail by the chart", true],
])("%s varied: %s", (password, varied) => {
  expect(isVaried(password)).toBe(varied);
});

test("the address with a number behind it is no password", () => {
  expect(differsFromEmail("seoyeonkim2026", "seoyeonkim@example.com")).toBe(false);
  expect(differsFromEmail("Seoyeonkim@example.com", "seoyeonkim@example.com")).toBe(false);
  expect(differsFromEmail("sail-by-the-chart-26", "seoyeonkim@example.com")).toBe(true);
  expect(differsFromEmail("sail-by-the-chart-26", "")).toBe(true);
});
