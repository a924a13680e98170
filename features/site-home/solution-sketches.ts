// How each solution's design is drawn: columns of places from left to right (top to bottom on phones) and the lines between them.
import type { SolutionSlug } from "#content/pages.ts";
import type { PlaceKind } from "#ui/diagrams/place-shapes.ts";
import type { RouteState } from "#ui/diagrams/route-line.tsx";

type SketchPlace = { kind: PlaceKind; state?: "on" | "key" | "alert" | "backup" };
/** From and to as [column, place]. */
type SketchLine = { from: readonly [number, number]; to: readonly [number, number]; state?: RouteState };
export type Sketch = { columns: readonly (readonly SketchPlace[])[]; lines: readonly SketchLine[] };

const server: SketchPlace = { kind: "server" };

/** Every place of a column to every place of the next one. */
function mesh(columns: Sketch["columns"]): SketchLine[] {
  return columns.flatMap((places, column) =>
    places.flatMap((_, from) => (columns[column + 1] ?? []).map((__, to) => ({ from: [column, from], to: [column + 1, to] }) as const)),
  );
}

function meshed(columns: Sketch["columns"]): Sketch {
  return { columns, lines: mesh(columns) };
}

export const sketches: Readonly<Record<SolutionSlug, Sketch>> = {
  "cloud-migration": meshed([
    [{ kind: "office", state: "backup" }],
    [{ kind: "disk" }],
    [
      { kind: "cloud", state: "key" },
      { kind: "cloud", state: "key" },
    ],
  ]),
  "cloud-cost-optimization": meshed([
    [{ kind: "cloud" }],
    [{ kind: "server", state: "alert" }, server, { kind: "router" }],
    [{ kind: "office", state: "key" }],
  ]),
  "infrastructure-optimization": meshed([[server, server, server], [{ kind: "router" }], [{ kind: "server", state: "key" }]]),
  "network-design": meshed([[{ kind: "office" }], [{ kind: "router" }, { kind: "router" }], [{ kind: "dc", state: "key" }]]),
  "cyber-security": {
    columns: [
      [{ kind: "user", state: "alert" }],
      [{ kind: "shield", state: "key" }],
      [{ kind: "server" }],
      [{ kind: "disk", state: "backup" }],
    ],
    lines: [
      { from: [0, 0], to: [1, 0], state: "attack" },
      { from: [1, 0], to: [2, 0], state: "off" },
      { from: [2, 0], to: [3, 0], state: "backup" },
    ],
  },
  "data-protection": {
    columns: [[{ kind: "dc", state: "key" }], [{ kind: "dc", state: "key" }], [{ kind: "disk", state: "backup" }]],
    lines: [
      { from: [0, 0], to: [1, 0] },
      { from: [1, 0], to: [2, 0], state: "backup" },
    ],
  },
  "media-streaming": {
    columns: [
      [{ kind: "user" }],
      [
        { kind: "city", state: "key" },
        { kind: "city", state: "backup" },
      ],
      [server],
      [{ kind: "user", state: "key" }],
    ],
    lines: [
      { from: [0, 0], to: [1, 0] },
      { from: [0, 0], to: [1, 1], state: "backup" },
      { from: [1, 0], to: [2, 0] },
      { from: [1, 1], to: [2, 0], state: "backup" },
      { from: [2, 0], to: [3, 0] },
    ],
  },
  "edge-computing": {
    columns: [[{ kind: "user" }], [{ kind: "city", state: "key" }], [{ kind: "cloud" }]],
    lines: [
      { from: [0, 0], to: [1, 0] },
      { from: [1, 0], to: [2, 0], state: "backup" },
    ],
  },
};
