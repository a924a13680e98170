import { expect, test } from "vitest";
import { facts } from "#content/facts.ts";
import { capacityGbps, popsWith } from "./pop-filter.ts";

test("the filters count what the facts promise", () => {
  expect(popsWith("all")).toHaveLength(facts.popCities);
  expect(popsWith("compute")).toHaveLength(facts.edgeComputeCities);
  expect(popsWith("scrubbing")).toHaveLength(facts.scrubbingCities);
  expect(popsWith("onRamp").map(({ code }) => code)).toEqual(["ICN", "NRT", "SIN"]);
  expect(popsWith("dc").map(({ code }) => code)).toEqual(["ICN", "PUS", "NRT", "SIN"]);
});

test("capacity adds up to 12 Tbps at the edge and 4 Tbps of scrubbing", () => {
  expect(capacityGbps("all")).toBe(12_000);
  expect(capacityGbps("scrubbing")).toBe(4_000);
});
