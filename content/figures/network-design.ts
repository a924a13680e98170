// Design rules and the three reference topologies as graphs; both languages and the drawings read them here.
export const designFigures = {
  weeks: [3, 6],
  bfdMs: 300,
  bfdCount: 3,
  /** Upgrade when the peak exceeds this share of a link with one link down. */
  upgradePercent: 50,
  growthYears: 3,
  oversubscription: 3,
  pathAvailability: 0.999,
  ductAvailability: 0.9995,
  routerAvailability: 0.9999,
  documents: 6,
} as const;

/** As pages write it. */
export const shares = {
  path: `${designFigures.pathAvailability * 100}%`,
  duct: `${designFigures.ductAvailability * 100}%`,
  router: `${designFigures.routerAvailability * 100}%`,
} as const;

export const bfdSeconds = (designFigures.bfdMs * designFigures.bfdCount) / 1000;

export const topologyIds = ["small", "mid", "multi"] as const;
export type TopologyId = (typeof topologyIds)[number];

/** How a failure is noticed and routed around. */
export type Mechanism = "bfd" | "probe" | "standby" | "bundle" | "dpd";

export type TopologyLink = { id: string; from: string; to: string; gbps: number; mechanism: Mechanism };
export type TopologyDemand = { id: string; from: string; to: readonly string[] };
/** Links that lie in one duct and break together. */
export type SharedRisk = { id: string; links: readonly string[] };

export type Topology = {
  id: TopologyId;
  nodes: readonly string[];
  links: readonly TopologyLink[];
  demands: readonly TopologyDemand[];
  risks: readonly SharedRisk[];
};

/** Seconds until traffic flows again, by mechanism. */
export const failoverSeconds: Readonly<Record<Mechanism, number>> = { bfd: bfdSeconds, probe: 10, standby: 3, bundle: 0.05, dpd: 30 };

export const topologies: Readonly<Record<TopologyId, Topology>> = {
  small: {
    id: "small",
    nodes: ["office", "fwA", "fwB", "ispA", "ispB", "cloud"],
    links: [
      { id: "s-lan-a", from: "office", to: "fwA", gbps: 1, mechanism: "standby" },
      { id: "s-lan-b", from: "office", to: "fwB", gbps: 1, mechanism: "standby" },
      { id: "s-wan-a", from: "fwA", to: "ispA", gbps: 1, mechanism: "probe" },
      { id: "s-wan-b", from: "fwB", to: "ispB", gbps: 0.5, mechanism: "probe" },
      { id: "s-sync", from: "fwA", to: "fwB", gbps: 1, mechanism: "standby" },
      { id: "s-net-a", from: "ispA", to: "cloud", gbps: 1, mechanism: "probe" },
      { id: "s-net-b", from: "ispB", to: "cloud", gbps: 0.5, mechanism: "probe" },
    ],
    demands: [{ id: "internet", from: "office", to: ["cloud"] }],
    risks: [{ id: "s-duct", links: ["s-wan-a", "s-wan-b"] }],
  },
  mid: {
    id: "mid",
    nodes: ["branch", "hq", "hubA", "hubB", "coreA", "coreB", "servers"],
    links: [
      { id: "m-branch-line", from: "branch", to: "hubA", gbps: 1, mechanism: "bfd" },
      { id: "m-branch-vpn", from: "branch", to: "hubB", gbps: 0.5, mechanism: "dpd" },
      { id: "m-hq-a", from: "hq", to: "hubA", gbps: 10, mechanism: "bfd" },
      { id: "m-hq-b", from: "hq", to: "hubB", gbps: 10, mechanism: "bfd" },
      { id: "m-hub", from: "hubA", to: "hubB", gbps: 10, mechanism: "bfd" },
      { id: "m-core-a", from: "hubA", to: "coreA", gbps: 10, mechanism: "bfd" },
      { id: "m-core-b", from: "hubB", to: "coreB", gbps: 10, mechanism: "bfd" },
      { id: "m-srv-a", from: "coreA", to: "servers", gbps: 25, mechanism: "bundle" },
      { id: "m-srv-b", from: "coreB", to: "servers", gbps: 25, mechanism: "bundle" },
    ],
    demands: [
      { id: "branch", from: "branch", to: ["servers"] },
      { id: "hq", from: "hq", to: ["servers"] },
    ],
    risks: [],
  },
  multi: {
    id: "multi",
    nodes: ["users", "borderA", "borderB", "spineA", "spineB", "appA", "appB", "pus"],
    links: [
      { id: "x-in-a", from: "users", to: "borderA", gbps: 100, mechanism: "bfd" },
      { id: "x-in-b", from: "users", to: "borderB", gbps: 100, mechanism: "bfd" },
      { id: "x-fab-a", from: "borderA", to: "spineA", gbps: 100, mechanism: "bfd" },
      { id: "x-fab-b", from: "borderB", to: "spineB", gbps: 100, mechanism: "bfd" },
      { id: "x-leaf-a", from: "spineA", to: "appA", gbps: 50, mechanism: "bundle" },
      { id: "x-leaf-a2", from: "spineA", to: "appA", gbps: 50, mechanism: "bundle" },
      { id: "x-leaf-b", from: "spineB", to: "appB", gbps: 50, mechanism: "bundle" },
      { id: "x-leaf-b2", from: "spineB", to: "appB", gbps: 50, mechanism: "bundle" },
      { id: "x-ring-e", from: "spineA", to: "spineB", gbps: 100, mechanism: "bfd" },
      { id: "x-ring-w", from: "spineA", to: "spineB", gbps: 100, mechanism: "bfd" },
      { id: "x-pus-a", from: "spineA", to: "pus", gbps: 10, mechanism: "bfd" },
      { id: "x-pus-b", from: "spineB", to: "pus", gbps: 10, mechanism: "bfd" },
    ],
    demands: [
      { id: "service", from: "users", to: ["appA", "appB"] },
      { id: "mirror", from: "appA", to: ["appB"] },
      { id: "copy", from: "appA", to: ["pus"] },
    ],
    risks: [{ id: "x-pus-duct", links: ["x-pus-a", "x-pus-b"] }],
  },
};
