import { expect, it } from "vitest";
import { initialsOf } from "./avatar.tsx";

it.each([
  ["김서연", "서연"],
  ["김 서연", "서연"],
  ["Kim Seoyeon", "KS"],
  ["Daniel", "D"],
  ["Ana María López", "AL"],
  ["  ", "?"],
])("%s is drawn as %s", (name, drawn) => {
  expect(initialsOf(name)).toBe(drawn);
});
