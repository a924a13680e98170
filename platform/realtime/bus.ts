// The event bus between replicas, as small as a database's NOTIFY: short strings, at most once, in the sender's order.

/**
 * `topic` says whose message it is ("realtime", or another part of the product); `from` is the replica that has already
 * acted on it and will skip it, or "" when every replica, the sender included, has yet to act.
 */
export type BusMessage = { topic: string; from: string; payload: string };

export type Bus = {
  /** Resolves once the message is on its way. Rejects a payload over BUS_PAYLOAD_BYTES: store it and send a reference. */
  publish(message: BusMessage): Promise<void>;
  /** Calls back for every message, one's own included. Returns the way to stop. */
  subscribe(listener: (message: BusMessage) => void): () => void;
};

/** Postgres refuses notifications of 8,000 bytes and more; the rest is left to topic, sender and their wrapping. */
export const BUS_PAYLOAD_BYTES = 7_500;

/** Counted as it will travel: as a string inside JSON, every quote escaped. */
export function busPayloadBytes(payload: string): number {
  return Buffer.byteLength(JSON.stringify(payload));
}

/** A bus inside one process: for a single replica, and for tests with several. */
export function createMemoryBus(): Bus {
  const listeners = new Set<(message: BusMessage) => void>();
  return {
    async publish(message) {
      if (busPayloadBytes(message.payload) > BUS_PAYLOAD_BYTES) throw new RangeError(`A bus payload holds ${BUS_PAYLOAD_BYTES} bytes`);
      // A later turn, as on a real bus: nobody may rely on being called during publish.
      setImmediate(() => {
        for (const listener of [...listeners]) listener(message);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
