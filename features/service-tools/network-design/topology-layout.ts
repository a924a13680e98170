// Where the places of each reference topology stand.
import type { TopologyId } from "#content/figures/network-design.ts";
import type { Side } from "#ui/diagrams/place.tsx";
import type { PlaceKind } from "#ui/diagrams/place-shapes.ts";
import type { Point } from "#ui/diagrams/route-path.ts";

export type Sheet = {
  box: readonly [number, number];
  places: Readonly<Record<string, Point>>;
  /** Where a place is named when a line leaves it downwards. */
  sides?: Readonly<Record<string, Side>>;
  /** Arcs for links that would lie on one another, as a share of their length. */
  bends?: Readonly<Record<string, number>>;
  /** Ellipses round the links that share a duct. */
  risks: Readonly<Record<string, { x: number; y: number; rx: number; ry: number }>>;
};

export const placeKinds: Readonly<Record<string, PlaceKind>> = {
  office: "office",
  fwA: "shield",
  fwB: "shield",
  ispA: "router",
  ispB: "router",
  cloud: "cloud",
  branch: "office",
  hq: "office",
  hubA: "router",
  hubB: "router",
  coreA: "lb",
  coreB: "lb",
  servers: "server",
  users: "user",
  borderA: "router",
  borderB: "router",
  spineA: "lb",
  spineB: "lb",
  appA: "server",
  appB: "server",
  pus: "dc",
};

export const sheets: Readonly<Record<TopologyId, Sheet>> = {
  small: {
    box: [360, 450],
    places: { office: [180, 46], fwA: [112, 152], fwB: [248, 152], ispA: [112, 292], ispB: [248, 292], cloud: [180, 392] },
    sides: { office: "right", fwA: "left", fwB: "right", ispA: "left", ispB: "right" },
    risks: { "s-duct": { x: 180, y: 228, rx: 128, ry: 20 } },
  },
  mid: {
    box: [360, 500],
    places: {
      branch: [104, 52],
      hq: [256, 52],
      hubA: [104, 182],
      hubB: [256, 182],
      coreA: [104, 312],
      coreB: [256, 312],
      servers: [180, 430],
    },
    sides: { branch: "above", hq: "above", hubA: "left", hubB: "right", coreA: "left", coreB: "right" },
    risks: {},
  },
  multi: {
    box: [360, 590],
    places: {
      users: [180, 44],
      borderA: [114, 140],
      borderB: [246, 140],
      spineA: [114, 262],
      spineB: [246, 262],
      appA: [44, 392],
      appB: [316, 392],
      pus: [180, 520],
    },
    sides: { users: "right", borderA: "left", borderB: "right", spineA: "left", spineB: "right" },
    bends: { "x-ring-e": 0.12, "x-ring-w": -0.12, "x-leaf-a": 0.1, "x-leaf-a2": -0.1, "x-leaf-b": 0.1, "x-leaf-b2": -0.1 },
    risks: { "x-pus-duct": { x: 180, y: 442, rx: 62, ry: 18 } },
  },
};
