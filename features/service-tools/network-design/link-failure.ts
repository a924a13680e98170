// What a network still carries with some links cut: reachability and capacity by maximum flow.
import { failoverSeconds, type SharedRisk, type Topology, type TopologyLink } from "#content/figures/network-design.ts";

/** Ids of links or of shared risks; a risk takes all its links with it. */
export function failedLinks(topology: Topology, failures: readonly string[]): Set<string> {
  const cut = new Set<string>();
  for (const id of failures) {
    const risk = topology.risks.find((one) => one.id === id);
    for (const link of risk ? risk.links : [id]) cut.add(link);
  }
  return cut;
}

type Residual = Map<string, Map<string, number>>;

function residualOf(links: readonly TopologyLink[]): Residual {
  const residual: Residual = new Map();
  const add = (from: string, to: string, gbps: number) => {
    const edges = residual.get(from) ?? new Map<string, number>();
    edges.set(to, (edges.get(to) ?? 0) + gbps);
    residual.set(from, edges);
  };
  for (const link of links) {
    add(link.from, link.to, link.gbps);
    add(link.to, link.from, link.gbps);
  }
  return residual;
}

/** The shortest way that still has room, as steps back from its end. */
function findWay(residual: Residual, from: string, goals: readonly string[]): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (const node of queue) {
    if (goals.includes(node)) {
      const way: string[] = [];
      for (let step: string | null = node; step !== null; step = before.get(step) ?? null) way.unshift(step);
      return way;
    }
    for (const [next, room] of residual.get(node) ?? []) {
      if (room <= 1e-9 || before.has(next)) continue;
      before.set(next, node);
      queue.push(next);
    }
  }
  return null;
}

type Flow = { total: number; residual: Residual };

/** Gbps from one place to any of the goals, all ways together. */
export function maxFlow(links: readonly TopologyLink[], from: string, goals: readonly string[]): number {
  return flowOf(links, from, goals).total;
}

function flowOf(links: readonly TopologyLink[], from: string, goals: readonly string[]): Flow {
  const residual = residualOf(links);
  let total = 0;
  for (let way = findWay(residual, from, goals); way; way = findWay(residual, from, goals)) {
    const steps = way.slice(1).map((to, index) => [way[index] ?? "", to] as const);
    const room = Math.min(...steps.map(([a, b]) => residual.get(a)?.get(b) ?? 0));
    for (const [a, b] of steps) {
      residual.get(a)?.set(b, (residual.get(a)?.get(b) ?? 0) - room);
      residual.get(b)?.set(a, (residual.get(b)?.get(a) ?? 0) + room);
    }
    total += room;
  }
  return { total: Math.round(total * 1000) / 1000, residual };
}

/** Links that carry something for at least one demand, with the given ones cut. */
export function carryingLinks(topology: Topology, failures: readonly string[]): Set<string> {
  const cut = failedLinks(topology, failures);
  const left = topology.links.filter((link) => !cut.has(link.id));
  const whole = residualOf(left);
  const used = new Set<string>();
  for (const demand of topology.demands) {
    const { residual } = flowOf(left, demand.from, demand.to);
    for (const link of left) {
      const moved = (whole.get(link.from)?.get(link.to) ?? 0) - (residual.get(link.from)?.get(link.to) ?? 0);
      if (Math.abs(moved) > 1e-9) used.add(link.id);
    }
  }
  return used;
}

export type DemandState = { id: string; gbps: number; whole: number; up: boolean };

export function demandStates(topology: Topology, failures: readonly string[]): DemandState[] {
  const cut = failedLinks(topology, failures);
  const left = topology.links.filter((link) => !cut.has(link.id));
  return topology.demands.map(({ id, from, to }) => {
    const gbps = maxFlow(left, from, to);
    return { id, gbps, whole: maxFlow(topology.links, from, to), up: gbps > 0 };
  });
}

/** Places that the start of the first demand can no longer reach. */
export function unreachable(topology: Topology, failures: readonly string[]): string[] {
  const cut = failedLinks(topology, failures);
  const left = topology.links.filter((link) => !cut.has(link.id));
  const start = topology.demands[0]?.from ?? "";
  return topology.nodes.filter((node) => node !== start && maxFlow(left, start, [node]) === 0);
}

export type FailureEffect = { down: readonly string[]; felt: boolean; gapSeconds: number | null; leastShare: number; leastGbps: number };

/** What one failure does on top of those already there; demands that were down before are not its fault. A gap of null lasts until the repair. */
export function failureEffect(topology: Topology, failure: string, already: readonly string[] = []): FailureEffect {
  const others = already.filter((id) => id !== failure);
  const before = demandStates(topology, others);
  const after = demandStates(topology, [...others, failure]).filter((_, index) => before[index]?.up);
  const down = after.filter((state) => !state.up).map((state) => state.id);
  const felt = after.some((state) => state.gbps < (before.find((one) => one.id === state.id)?.gbps ?? 0));
  const tightest = after.reduce((least, state) => (state.gbps / state.whole < least.gbps / least.whole ? state : least), after[0] ?? none);
  const seconds = links(topology, failure).map((link) => failoverSeconds[link.mechanism]);
  return {
    down,
    felt,
    gapSeconds: down.length > 0 ? null : Math.max(0, ...seconds),
    leastShare: tightest.gbps / tightest.whole,
    leastGbps: tightest.gbps,
  };
}

const none: DemandState = { id: "", gbps: 0, whole: 1, up: false };

function links(topology: Topology, failure: string): TopologyLink[] {
  const cut = failedLinks(topology, [failure]);
  return topology.links.filter((link) => cut.has(link.id));
}

export type FailureRow = { id: string; risk: SharedRisk | null; link: TopologyLink | null };

/** Everything that can be broken: each link, then each shared duct. */
export function failureRows(topology: Topology): FailureRow[] {
  return [
    ...topology.links.map((link) => ({ id: link.id, link, risk: null })),
    ...topology.risks.map((risk) => ({ id: risk.id, link: null, risk })),
  ];
}
