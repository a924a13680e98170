import { expect, test } from "vitest";
import { deskLocal, deskMoment, presetsAt } from "./hold-dates.ts";

const at = (seoul: string) => Date.parse(`${seoul}+09:00`);
const said = (seoul: string) => presetsAt(at(seoul)).map(({ preset, local }) => `${preset} ${local}`);

test("desk: a hold ends tomorrow, on Monday or in a week, at nine in Seoul", () => {
  // Thursday, late at night in Seoul and still Wednesday elsewhere.
  expect(said("2026-11-12T00:30:00")).toEqual(["tomorrow 2026-11-13T09:00", "monday 2026-11-16T09:00", "week 2026-11-19T09:00"]);
});

test("desk: two names for one day are offered once", () => {
  expect(said("2026-11-15T12:00:00")).toEqual(["tomorrow 2026-11-16T09:00", "week 2026-11-22T09:00"]);
  expect(said("2026-11-16T12:00:00")).toEqual(["tomorrow 2026-11-17T09:00", "monday 2026-11-23T09:00"]);
});

test("desk: what was chosen is a moment, and is shown as it was chosen", () => {
  expect(new Date(deskMoment("2026-11-17T09:00")).toISOString()).toBe("2026-11-17T00:00:00.000Z");
  expect(deskLocal("2026-11-17T00:00:00.000Z")).toBe("2026-11-17T09:00");
  expect(deskMoment("soon")).toBe("soon");
});
