// How many requests of one network may be answered at the same time. One visitor's burst waits; it does not take the process from others.
import { networkOf } from "#platform/network-of.ts";

export const inFlightPerNetwork = 100;

export type InFlight = {
  /** A place, as the function that gives it back; nothing when the network has used all of its places. */
  take(address: string): (() => void) | undefined;
};

export function createInFlight(limit = inFlightPerNetwork): InFlight {
  const counts = new Map<string, number>();
  return {
    take(address) {
      const network = networkOf(address);
      const taken = counts.get(network) ?? 0;
      if (taken >= limit) return undefined;
      counts.set(network, taken + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        const left = (counts.get(network) ?? 1) - 1;
        if (left > 0) counts.set(network, left);
        else counts.delete(network);
      };
    },
  };
}
