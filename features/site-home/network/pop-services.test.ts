import { expect, test } from "vitest";
import { facts } from "#content/facts.ts";
import { popByCode } from "#content/pops.ts";
import { mapCities, popCount, servicesOf } from "./pop-services.ts";

test("the filters count what the facts say", () => {
  expect(popCount("all")).toBe(facts.popCities);
  expect(popCount("cdn")).toBe(facts.popCities);
  expect(popCount("ddos")).toBe(facts.scrubbingCities);
  expect(popCount("edge")).toBe(facts.edgeComputeCities);
  expect(popCount("onramp")).toBe(3);
  expect(popCount("dc")).toBe(4);
});

test("a city lists its own services", () => {
  expect(servicesOf(popByCode("SIN"))).toEqual(["dc", "cdn", "ddos", "edge", "onramp"]);
  expect(servicesOf(popByCode("PNH"))).toEqual(["cdn"]);
});

test("on a filtered map the other cities stay, faint", () => {
  const cities = mapCities("ko", "onramp");
  expect(cities).toHaveLength(facts.popCities);
  expect(cities.filter(({ active }) => active).map(({ label }) => label)).toEqual(["서울", "도쿄", "싱가포르"]);
});
