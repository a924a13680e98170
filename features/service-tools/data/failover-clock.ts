// What happens, and when, if one part of the pair fails. Seconds are typical values; the promise is in content/figures/data.ts.
import { dataFigures as d } from "#content/figures/data.ts";

export const scenarioIds = ["none", "primary", "standby", "link", "replica"] as const;
export type ScenarioId = (typeof scenarioIds)[number];

export type EventId = "silent" | "detected" | "fenced" | "promoted" | "moved" | "ackTimeout" | "rebuild" | "rebuilt" | "vote" | "rerouted";

export type ClockEvent = { at: number; id: EventId };

export type Passage = {
  events: readonly ClockEvent[];
  /** Seconds during which writes wait or fail. */
  pauseSeconds: number;
  /** Until two synchronous copies exist again; undefined when they were never lost. */
  protectedAfterSeconds?: number;
};

const efficiency = 0.8;

/** Copying a standby anew: GB × 8 ÷ (Gbps × 0.8). */
export function rebuildSeconds(gb: number): number {
  return (gb * 8) / (d.rebuildGbps * efficiency);
}

function promotion(gb: number): Passage {
  const detected = d.heartbeatSeconds * d.missedHeartbeats;
  const fenced = detected + d.fenceSeconds;
  const promoted = fenced + d.promoteSeconds;
  const moved = promoted + d.endpointSeconds;
  const rebuilt = moved + rebuildSeconds(gb);
  return {
    events: [
      { at: 0, id: "silent" },
      { at: detected, id: "detected" },
      { at: fenced, id: "fenced" },
      { at: promoted, id: "promoted" },
      { at: moved, id: "moved" },
      { at: rebuilt, id: "rebuilt" },
    ],
    pauseSeconds: moved,
    protectedAfterSeconds: rebuilt,
  };
}

/** The standby is gone: commits wait for its answer once, then go on with one copy while a new one is built. */
function standbyLost(gb: number): Passage {
  const timeout = d.standbyTimeoutSeconds;
  const rebuilt = timeout + rebuildSeconds(gb);
  return {
    events: [
      { at: 0, id: "silent" },
      { at: timeout, id: "ackTimeout" },
      { at: timeout + 1, id: "rebuild" },
      { at: rebuilt, id: "rebuilt" },
    ],
    pauseSeconds: timeout,
    protectedAfterSeconds: rebuilt,
  };
}

/** Both live but cannot hear each other: the witness decides. Two copies come back with the line, whenever that is. */
function linkLost(): Passage {
  return {
    events: [
      { at: 0, id: "silent" },
      { at: d.standbyTimeoutSeconds, id: "vote" },
    ],
    pauseSeconds: d.standbyTimeoutSeconds,
  };
}

export function failoverPassage(scenario: ScenarioId, gb: number): Passage {
  if (scenario === "primary") return promotion(gb);
  if (scenario === "standby") return standbyLost(gb);
  if (scenario === "link") return linkLost();
  if (scenario === "replica") {
    return {
      events: [
        { at: 0, id: "silent" },
        { at: d.heartbeatSeconds * d.missedHeartbeats, id: "rerouted" },
      ],
      pauseSeconds: 0,
    };
  }
  return { events: [], pauseSeconds: 0 };
}

/** Writes that arrive while the pair cannot take them: they wait or are repeated, none that was confirmed is lost. */
export function waitingWrites(pauseSeconds: number, writesPerSecond: number): number {
  return Math.round(pauseSeconds * writesPerSecond);
}

/** Seconds the drawing's clock runs for: to the moment writes flow again, or reads have moved. */
export function clockEnd(passage: Passage): number {
  return passage.pauseSeconds > 0 ? passage.pauseSeconds : (passage.events.at(-1)?.at ?? 0);
}
