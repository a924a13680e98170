import { expect, test } from "vitest";
import { cdnExampleKrw, cdnFigures } from "#content/figures/cdn.ts";
import { cdnCost, sliderSteps, sliderToTb, tbToSlider, tierLines } from "./cdn-cost.ts";

test("30 TB in Korea is 10,000 × 75 + 20,000 × 62", () => {
  expect(tierLines(0, 30).map(({ gb, krwRate, krw }) => [gb, krwRate, krw])).toEqual([
    [10_000, 75, 750_000],
    [20_000, 62, 1_240_000],
  ]);
  expect(cdnCost([30, 0, 0, 0]).krw).toBe(1_990_000);
  expect(cdnCost([30, 0, 0, 0]).usd).toBeCloseTo(1_420, 6);
  expect(cdnExampleKrw()).toEqual({ tb10: 750_000, tb30: 1_990_000 });
  expect(cdnFigures.exampleTb).toBe(30);
});

test("a tier never raises the price of the volume before it", () => {
  expect(cdnCost([10, 0, 0, 0]).krw).toBe(750_000);
  expect(cdnCost([50, 0, 0, 0]).krw).toBe(3_230_000);
  expect(cdnCost([150, 0, 0, 0]).krw).toBe(8_230_000);
  for (let tb = 1; tb <= 500; tb++) expect(cdnCost([tb, 0, 0, 0]).krw).toBeGreaterThan(cdnCost([tb - 1, 0, 0, 0]).krw);
});

test("regions are counted apart and added", () => {
  const { krw, gb, lines } = cdnCost([10, 10, 0, 1]);
  expect(krw).toBe(750_000 + 950_000 + 120_000);
  expect(gb).toBe(21_000);
  expect(lines.map((line) => line.region)).toEqual([0, 1, 3]);
});

test("nothing costs nothing", () => {
  expect(cdnCost([0, 0, 0, 0])).toEqual({ lines: [], gb: 0, krw: 0, usd: 0 });
});

test("the slider gives each tier a quarter of its length", () => {
  expect([0, 100, 200, 300, sliderSteps].map(sliderToTb)).toEqual([0, 10, 50, 150, 500]);
  expect(sliderToTb(150)).toBe(30);
  expect(tbToSlider(30)).toBe(150);
  expect(sliderToTb(5)).toBe(0.5);
  // An arrow key moves the thumb by one position; none may round back to where it came from.
  for (let position = 0; position <= sliderSteps; position++) expect(tbToSlider(sliderToTb(position))).toBe(position);
});
