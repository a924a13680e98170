import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pops } from "#content/pops.ts";
import { DotMap } from "./dot-map.tsx";
import data from "./dot-map-data.json";
import { routeMiddle, routePath } from "./route-path.ts";

const cities = pops.map((pop) => ({
  code: pop.code,
  label: pop.en,
  sub: `${pop.rtt} ms`,
  kind: pop.code === "ICN" ? ("home" as const) : pop.role,
}));

describe("dot map", () => {
  it("knows the place of every city on both layouts, inside the sheet", () => {
    for (const { code } of pops) {
      for (const [layout, width, height] of [
        [data.wide, 1180, 560],
        [data.phone, 380, 568],
      ] as const) {
        const [x = -1, y = -1] = (layout.cities as Record<string, number[]>)[code] ?? [];
        expect(x > 0 && x < width && y > 0 && y < height, code).toBe(true);
      }
    }
  });

  it("says in a list what the drawing shows", () => {
    const html = renderToStaticMarkup(<DotMap title="Map" description="Routes" cities={cities} />);
    expect(html).toContain("<li>Jakarta 84 ms</li>");
    expect(html.match(/<title/g)).toHaveLength(2);
  });

  it("makes cities pressable when a city can be picked", () => {
    const html = renderToStaticMarkup(<DotMap title="Map" description="Routes" cities={cities} selected="CGK" onSelect={() => {}} />);
    expect(html).toMatch(/role="button" tabindex="0" aria-pressed="true" aria-label="Jakarta 84 ms"/);
  });
});

describe("route paths", () => {
  it("draws a line or an arc and knows its middle", () => {
    expect(routePath([0, 0], [100, 0])).toBe("M0 0L100 0");
    expect(routePath([0, 0], [100, 0], 0.1)).toBe("M0 0Q50 -20 100 0");
    expect(routeMiddle([0, 0], [100, 0], 0.1)).toEqual([50, -10]);
  });
});
