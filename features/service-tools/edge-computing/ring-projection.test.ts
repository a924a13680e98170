import { describe, expect, it } from "vitest";
import { pops } from "#content/pops.ts";
import data from "#ui/diagrams/dot-map-data.json";
import { phoneFrameOf, project, wideFrame } from "./ring-projection.ts";

describe("projection of the rings", () => {
  it("puts every city where the dot map has it, on both layouts", () => {
    for (const pop of pops) {
      const [wideX = 0, wideY = 0] = (data.wide.cities as Record<string, number[]>)[pop.code] ?? [];
      const [x, y] = project(wideFrame, [pop.lat, pop.lon]);
      expect(Math.hypot(x - wideX, y - wideY), pop.code).toBeLessThan(0.3);
      const [phoneX = 0, phoneY = 0] = (data.phone.cities as Record<string, number[]>)[pop.code] ?? [];
      const [px, py] = project(phoneFrameOf(pop.lon), [pop.lat, pop.lon]);
      expect(Math.hypot(px - phoneX, py - phoneY), pop.code).toBeLessThan(0.3);
    }
  });

  it("lets a ring run over the edge of the map", () => {
    const [london] = project(wideFrame, [51.51, -0.13]);
    const [atlantic] = project(wideFrame, [51.51, -31], -0.13);
    expect(atlantic).toBeLessThan(london);
  });
});
