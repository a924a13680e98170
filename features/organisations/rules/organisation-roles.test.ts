import { expect, test } from "vitest";
import { leavesNoOwner, type Place } from "./organisation-roles.ts";

const place = (accountId: string, role: Place["role"]): Place => ({ accountId, role });

test("somebody is always left who can let others in and out", () => {
  const two = [place("ann", "owner"), place("bob", "technical")];
  expect(leavesNoOwner(two, "ann")).toBe(true);
  expect(leavesNoOwner(two, "ann", "billing")).toBe(true);
  expect(leavesNoOwner(two, "ann", "owner")).toBe(false);
  expect(leavesNoOwner(two, "bob")).toBe(false);
  expect(leavesNoOwner([...two, place("eve", "owner")], "ann")).toBe(false);
});

test("who is alone may go, but not stay without being an owner", () => {
  const alone = [place("ann", "owner")];
  expect(leavesNoOwner(alone, "ann")).toBe(false);
  expect(leavesNoOwner(alone, "ann", "technical")).toBe(true);
});
