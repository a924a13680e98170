import { expect, test } from "vitest";
import { accelerationCities } from "#content/figures/acceleration-service.ts";
import data from "#ui/diagrams/dot-map-data.json";
import { openPath } from "./open-path.tsx";

type Sheet = Parameters<typeof openPath>[0];

test("every city of the picker has its second lane on both layouts of the map", () => {
  for (const sheet of [data.wide, data.phone])
    for (const { code } of accelerationCities) {
      const d = openPath(sheet as unknown as Sheet, code);
      const end = sheet.cities[code as keyof typeof sheet.cities];
      expect(d, code).toMatch(/^M[-\d.]+ [-\d.]+Q/);
      expect(d?.endsWith(` ${end[0]} ${end[1]}`), code).toBe(true);
    }
});

test("a city that is not on the map has none", () => {
  expect(openPath(data.wide as unknown as Sheet, "XXX")).toBeUndefined();
});
