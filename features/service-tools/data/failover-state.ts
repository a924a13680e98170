// What the drawing shows at one moment of a passage.
import type { PlaceState } from "#ui/diagrams/place.tsx";
import type { RouteState } from "#ui/diagrams/route-line.tsx";
import type { ClockEvent, EventId, ScenarioId } from "./failover-clock.ts";

export type FailoverPicture = {
  primary: PlaceState;
  standby: PlaceState;
  replica: PlaceState;
  /** The standby has become the primary. */
  promoted: boolean;
  toPrimary: RouteState;
  toStandby: RouteState;
  sync: RouteState;
  async: RouteState;
  votes: { primary: RouteState; standby: RouteState };
};

const calm: FailoverPicture = {
  primary: "key",
  standby: "on",
  replica: "on",
  promoted: false,
  toPrimary: "on",
  toStandby: "off",
  sync: "on",
  async: "on",
  votes: { primary: "off", standby: "off" },
};

function primaryGone(reached: ReadonlySet<EventId>): FailoverPicture {
  const voting = reached.has("detected") && !reached.has("promoted");
  const moved = reached.has("moved");
  return {
    ...calm,
    primary: "off",
    standby: reached.has("promoted") ? "key" : "on",
    promoted: reached.has("promoted"),
    toPrimary: moved ? "off" : "attack",
    toStandby: moved ? "on" : "off",
    sync: "off",
    async: "off",
    votes: { primary: "off", standby: voting || moved ? "backup" : "off" },
  };
}

export function failoverPicture(scenario: ScenarioId, events: readonly ClockEvent[], seconds: number): FailoverPicture {
  const reached = new Set(events.filter(({ at }) => at <= seconds).map(({ id }) => id));
  if (scenario === "primary") return primaryGone(reached);
  if (scenario === "standby") return { ...calm, standby: "off", sync: "off", votes: { primary: "backup", standby: "off" } };
  if (scenario === "link") return { ...calm, standby: "backup", sync: "attack", votes: { primary: "backup", standby: "off" } };
  if (scenario === "replica") return { ...calm, replica: "off", async: "off" };
  return calm;
}
