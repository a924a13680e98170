// The gateways' messages on the product's event bus. They are unstored shouts: what is lost, clients and rosters recover.
import type { Bus, BusMessage } from "./bus.ts";
import { isRecord } from "./frames.ts";
import { REALTIME_TOPIC } from "./relay.ts";

export type EventBusLike = {
  publishTransient(topic: string, payload: unknown): Promise<void>;
  subscribe(topic: string, handler: (payload: unknown) => void): () => void;
};

/**
 * A feature that must not lose an event stores it in its own transaction instead, under the same topic:
 * `events.publish(tx, REALTIME_TOPIC, eventForBus(channels, name, data))`.
 */
export function createDatabaseBus(events: EventBusLike): Bus {
  return {
    publish: (message) => events.publishTransient(REALTIME_TOPIC, message),
    subscribe: (listener) =>
      events.subscribe(REALTIME_TOPIC, (payload) => {
        if (isBusMessage(payload)) listener(payload);
      }),
  };
}

function isBusMessage(value: unknown): value is BusMessage {
  return isRecord(value) && typeof value.topic === "string" && typeof value.from === "string" && typeof value.payload === "string";
}
