// The places of the diagram kit as plain paths, for pages and for the cards of shared links.
export type PlaceKind = "city" | "dc" | "server" | "cloud" | "user" | "shield" | "disk" | "router" | "office" | "lb" | "db";

/** Drawn in a box of 36 round 0,0. `body` is filled with paper, `mark` is only stroked, `dot` is filled with the state's colour. */
export const placeShapes: Record<PlaceKind, { body: string; mark?: string; dot?: string; half: number; reach?: number }> = {
  city: { body: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0", dot: "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0", half: 10 },
  dc: { body: "M-14-14h28v28h-28z", mark: "M-10-10h20v20h-20z", dot: "M-4-4h8v8h-8z", half: 16 },
  server: {
    body: "M-15-16h30v32h-30z",
    mark: "M-15-5.3h30M-15 5.4h30M2-10.6h8M2 0h8M2 10.7h8",
    dot: "M-10-12h3v3h-3zM-10-1.5h3v3h-3zM-10 9.2h3v3h-3z",
    half: 18,
  },
  cloud: { body: "M-12 11h23a7.5 7.5 0 0 0 1.6-14.8a11 11 0 0 0-21-2.4A8.8 8.8 0 0 0-12 11z", half: 15, reach: 20 },
  user: { body: "M-6-8a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-13 14c0-8 5.5-11.500 13-11.500s13 3.500 13 11.500z", half: 16 },
  shield: { body: "M0-17 14-12v10c0 9-6 15-14 19c-8-4-14-10-14-19v-10z", mark: "M-6 0l4.500 4.500 8-9", half: 18 },
  disk: {
    body: "M-15-10h30v20h-30z",
    mark: "M-15 3h30",
    dot: "M7.500 6.500a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0",
    half: 13,
  },
  router: { body: "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0", mark: "M-9-4h16m-4-4 4 4-4 4M9 5h-16m4-4-4 4 4 4", half: 17 },
  office: { body: "M-13 16v-32h17v10h9v22z", mark: "M-8-10h3M-2-10h3M-8-3h3M-2-3h3M-8 4h3M-2 4h3M8 1h1M8 8h1M-6 16v-6h5v6", half: 18 },
  lb: { body: "M0-17 17 0 0 17-17 0z", mark: "M-9 0h5M-4 0 6-6M-4 0h11M-4 0 6 6", half: 19 },
  db: {
    body: "M-13-11v22c0 3.300 5.800 6 13 6s13-2.700 13-6v-22c0-3.300-5.800-6-13-6s-13 2.700-13 6z",
    mark: "M-13-11c0 3.300 5.800 6 13 6s13-2.700 13-6M-13 0c0 3.300 5.800 6 13 6s13-2.700 13-6",
    half: 19,
  },
};

/** Half the height of a symbol: labels and lines keep that distance. */
export function symbolHalf(kind: PlaceKind): number {
  return placeShapes[kind].half;
}

/** Half its width, for a label beside it; only a symbol much wider than high says it. */
export function symbolReach(kind: PlaceKind): number {
  return placeShapes[kind].reach ?? placeShapes[kind].half;
}
