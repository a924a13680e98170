import { expect, it } from "vitest";
import { axisStep } from "./break-even-chart.tsx";

it("cuts the axis into round pieces, at most six", () => {
  expect([0.5, 3, 7.7, 9.1, 46, 240].map(axisStep)).toEqual([0.1, 0.5, 2, 2, 10, 50]);
});
