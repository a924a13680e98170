import { expect, test } from "vitest";
import { transitFigures } from "#content/figures/internet-connectivity.ts";
import { monthSamples, percentile95, transitBill } from "./percentile.ts";

test("30 days hold 8,640 samples, of which 432 are dropped: 36 hours", () => {
  const samples = monthSamples({ hours: 10, mbps: 900 });
  expect(samples).toHaveLength(8_640);
  expect(samples).toHaveLength((30 * 24 * 60) / transitFigures.sampleMinutes);
  expect(percentile95(samples).dropped).toBe(432);
  expect((percentile95(samples).dropped * transitFigures.sampleMinutes) / 60).toBe(transitFigures.ignoredHours);
  expect(transitFigures.ignoredSamples).toBe(432);
});

test("a spike of up to 36 hours does not move the bill, whatever its height", () => {
  for (const hours of [0, 1, 10, 24, 35.5, 36])
    for (const mbps of [400, 900, 1_000]) expect(percentile95(monthSamples({ hours, mbps })).billedMbps, `${hours} h`).toBe(320);
});

test("one sample more is billed in full", () => {
  expect(percentile95(monthSamples({ hours: 36 + 5 / 60, mbps: 900 })).billedMbps).toBe(900);
  expect(percentile95(monthSamples({ hours: 60, mbps: 900 })).billedMbps).toBe(900);
});

test("the billed sample is the one after the dropped ones", () => {
  expect(percentile95(Array.from({ length: 100 }, (_, index) => index + 1))).toEqual({ billedMbps: 95, peakMbps: 100, dropped: 5 });
});

test("two lines on the bill: domestic with burst at the commit's price, international apart", () => {
  const bill = transitBill({ billedMbps: 320, peakMbps: 900, dropped: 432 }, 300, 20);
  expect(bill.commit.krw).toBe(300 * 9_000);
  expect(bill.burst).toMatchObject({ mbps: 20, krw: 180_000 });
  expect(bill.international.krw).toBe(20 * 28_000);
  expect(bill.krw).toBe(2_700_000 + 180_000 + 560_000);
  expect(bill.peakKrw).toBe(900 * 9_000 + 560_000);
});

test("below the commit the commit is paid", () => {
  expect(transitBill({ billedMbps: 120, peakMbps: 120, dropped: 432 }, 300, 0).krw).toBe(2_700_000);
});
