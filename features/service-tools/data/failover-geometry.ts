// Where sites and nodes stand in the failover drawing, wide and laid out again for a phone.
import type { Point } from "#ui/diagrams/route-path.ts";

export type Shape = "wide" | "tall";
export type Site = { x: number; y: number; w: number; h: number };

export type FailoverPlan = {
  application: Point;
  endpoint: Point;
  primary: Point;
  standby: Point;
  replica: Point;
  witness: Point;
  sites: { icn1: Site; icn2: Site; pus1: Site };
};

export const failoverPlans: Record<Shape, FailoverPlan> = {
  wide: {
    application: [84, 206],
    endpoint: [268, 206],
    primary: [556, 104],
    standby: [556, 324],
    replica: [960, 142],
    witness: [960, 292],
    sites: {
      icn1: { x: 440, y: 30, w: 232, h: 146 },
      icn2: { x: 440, y: 250, w: 232, h: 146 },
      pus1: { x: 850, y: 66, w: 290, h: 292 },
    },
  },
  tall: {
    application: [172, 40],
    endpoint: [172, 138],
    primary: [86, 246],
    standby: [258, 246],
    replica: [124, 406],
    witness: [250, 406],
    sites: {
      icn1: { x: 10, y: 176, w: 152, h: 116 },
      icn2: { x: 182, y: 176, w: 152, h: 116 },
      pus1: { x: 10, y: 346, w: 324, h: 122 },
    },
  },
};
