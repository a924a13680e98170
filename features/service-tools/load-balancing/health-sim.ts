// Four servers behind a balancer, second by second: what health checks notice and what users lose meanwhile.
import { balancerFigures as f } from "#content/figures/load-balancing.ts";

export const serverNames = ["A", "B", "C", "D"] as const;
export const requestsPerSecond = 400;
const weights = [4, 2, 1, 1] as const;

export type Algorithm = "roundRobin" | "weighted" | "sourceHash";
export type Checks = { interval: number; threshold: number };

export type SimServer = {
  alive: boolean;
  inRotation: boolean;
  /** Checks failed or passed in a row since the last change of rotation. */
  failed: number;
  passed: number;
};

export type SimEventKind = "start" | "died" | "failed" | "out" | "revived" | "passed" | "back" | "none";
export type SimEvent = { at: number; kind: SimEventKind; server?: number; count?: number };

export type Sim = {
  clock: number;
  servers: readonly SimServer[];
  /** Sent to a dead server while a living one was in rotation: an error, unless it is tried again there. */
  bounced: number;
  /** Arrived while no living server was in rotation: an error in any case. */
  refused: number;
  events: readonly SimEvent[];
};

const healthy: SimServer = { alive: true, inRotation: true, failed: 0, passed: 0 };

export function startSim(): Sim {
  return { clock: 0, servers: serverNames.map(() => healthy), bounced: 0, refused: 0, events: [{ at: 0, kind: "start" }] };
}

/**
 * Requests per second that reach each server. Round robin and source hash share evenly (a hash over many clients does), weights share
 * by weight; what a server out of rotation had goes to the others by the same rule.
 */
export function shares(servers: readonly SimServer[], algorithm: Algorithm): number[] {
  const parts: number[] = servers.map((server, index) => {
    if (!server.inRotation) return 0;
    return algorithm === "weighted" ? (weights[index] ?? 1) : 1;
  });
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole === 0 ? 0 : (requestsPerSecond * part) / whole));
}

/** Longest time a dead server stays in rotation. */
export function detectionSeconds({ interval, threshold }: Checks): number {
  return interval * threshold;
}

export function toggleServer(sim: Sim, index: number): Sim {
  const server = sim.servers[index];
  if (!server) return sim;
  const alive = !server.alive;
  return {
    ...sim,
    servers: sim.servers.map((other, at) => (at === index ? { ...other, alive, failed: 0, passed: 0 } : other)),
    events: [...sim.events, { at: sim.clock, kind: alive ? "revived" : "died", server: index }],
  };
}

function check(server: SimServer, threshold: number): SimServer {
  if (server.inRotation) {
    if (server.alive) return { ...server, failed: 0 };
    const failed = server.failed + 1;
    return failed >= threshold ? { ...server, failed, passed: 0, inRotation: false } : { ...server, failed };
  }
  if (!server.alive) return { ...server, passed: 0 };
  const passed = server.passed + 1;
  return passed >= f.backChecks ? { ...server, failed: 0, passed: 0, inRotation: true } : { ...server, passed };
}

function checkEvents(before: SimServer, after: SimServer, at: number, server: number): SimEvent[] {
  const events: SimEvent[] = [];
  if (before.inRotation && after.failed > before.failed) events.push({ at, kind: "failed", server, count: after.failed });
  if (before.inRotation && !after.inRotation) events.push({ at, kind: "out", server });
  if (!before.inRotation && after.passed > before.passed) events.push({ at, kind: "passed", server, count: after.passed });
  if (!before.inRotation && after.inRotation) events.push({ at, kind: "back", server });
  return events;
}

/** One second: requests first, then the checks that fall due. */
export function tick(sim: Sim, checks: Checks, algorithm: Algorithm): Sim {
  const clock = sim.clock + 1;
  const reach = shares(sim.servers, algorithm);
  const served = sim.servers.some((server) => server.inRotation && server.alive);
  const dead = reach.reduce((sum, perSecond, index) => sum + (sim.servers[index]?.alive ? 0 : perSecond), 0);
  const due = clock % checks.interval === 0;
  const servers = due ? sim.servers.map((server) => check(server, checks.threshold)) : sim.servers;
  const events = due ? servers.flatMap((after, index) => checkEvents(sim.servers[index] as SimServer, after, clock, index)) : [];
  const emptied = sim.servers.some((server) => server.inRotation) && servers.every((server) => !server.inRotation);
  return {
    clock,
    servers,
    bounced: sim.bounced + (served ? dead : 0),
    refused: sim.refused + (served ? 0 : requestsPerSecond),
    events: [...sim.events, ...events, ...(emptied ? [{ at: clock, kind: "none" as const }] : [])],
  };
}

export function run(sim: Sim, seconds: number, checks: Checks, algorithm: Algorithm): Sim {
  let state = sim;
  for (let second = 0; second < seconds; second++) state = tick(state, checks, algorithm);
  return state;
}

export const defaultChecks: Checks = { interval: f.checkSeconds, threshold: f.checkFailures };

/** What the page shows before anybody touches it: server C died at second 0 and has just left rotation. */
export function firstSim(): Sim {
  return run(toggleServer(startSim(), 2), detectionSeconds(defaultChecks), defaultChecks, "roundRobin");
}

export type ServerView = "up" | "failing" | "out" | "returning";

export function viewOf(server: SimServer): ServerView {
  if (server.inRotation) return server.alive && server.failed === 0 ? "up" : "failing";
  return server.alive ? "returning" : "out";
}

/** Nothing will change by itself any more: the clock may rest. */
export function settled(sim: Sim): boolean {
  return sim.servers.every((server) => ["up", "out"].includes(viewOf(server)));
}

export type Outcome = { lost: number; retried: number };

/** What users saw: with retries only the refused requests are errors. */
export function outcome(sim: Sim, retry: boolean): Outcome {
  return retry ? { lost: sim.refused, retried: sim.bounced } : { lost: sim.bounced + sim.refused, retried: 0 };
}
