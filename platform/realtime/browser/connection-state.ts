// How the browser's realtime connection is doing, for useSyncExternalStore. Apart from the client, which is loaded late.

/** `offline` is for connections that have failed for a while; `connecting` also stands for "not needed yet". */
export type ConnectionState = "connecting" | "live" | "reconnecting" | "offline";

export type ConnectionStateStore = {
  subscribe(listener: () => void): () => void;
  get(): ConnectionState;
  set(state: ConnectionState): void;
};

export function createConnectionState(): ConnectionStateStore {
  const listeners = new Set<() => void>();
  let state: ConnectionState = "connecting";
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** The state of the one connection a page has. */
export const connectionState: ConnectionStateStore = createConnectionState();
