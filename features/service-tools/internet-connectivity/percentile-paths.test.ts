import { expect, test } from "vitest";
import { monthSamples } from "./percentile.ts";
import { durationPath, monthPath, spikeAt, spikeFrom } from "./percentile-paths.ts";

const box = { x: 50, y: 40, w: 720, h: 300 };

test("a spike taken by its corner and put back is the same spike", () => {
  for (const spike of [
    { hours: 10, mbps: 900 },
    { hours: 36, mbps: 400 },
    { hours: 72, mbps: 1_000 },
  ]) {
    const { x, y } = spikeAt(box, spike);
    expect(spikeFrom(box, x, y)).toEqual(spike);
  }
});

test("dragging outside the chart stops at its limits", () => {
  expect(spikeFrom(box, -500, 900)).toEqual({ hours: 0, mbps: 340 });
  expect(spikeFrom(box, 5_000, -900)).toEqual({ hours: 72, mbps: 1_000 });
});

test("paths stay inside their box", () => {
  const samples = monthSamples({ hours: 60, mbps: 1_000 });
  for (const path of [monthPath(box, samples), durationPath(box, samples)]) {
    const tops = [...path.matchAll(/V([\d.]+)/g)].map((match) => Number(match[1]));
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(box.y);
    expect(Math.max(...tops)).toBeLessThanOrEqual(box.y + box.h);
  }
});
