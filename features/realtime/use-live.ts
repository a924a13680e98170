// Listening to a channel from a component. One connection for the whole page; events are hints, what counts is fetched through the site.
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from "react";
import { type ConnectionState, connectionState } from "#platform/realtime/browser/connection-state.ts";
import type { EventMeta, PresentMember } from "#platform/realtime/browser/realtime-client.ts";

/** Nothing below it is listened to, whatever asks: whoever only looks is not to be seen as being there. */
export const LiveOff = createContext(false);

/** `off`: nothing is listened to. */
export type LiveState = ConnectionState | "off";
export type LiveHandlers = Record<string, (payload: unknown, meta: EventMeta) => void>;
export type LiveOptions = {
  /** Presence channels only: everybody present, whenever it changes. */
  onMembers?: (members: PresentMember[]) => void;
};

/**
 * `onResync` is called after every (re)connect, when the page becomes visible again, and now and then while there is no connection:
 * fetch whatever may have been missed. Handlers may be new functions on every render.
 */
export function useLive(
  channel: string | null,
  handlers: LiveHandlers,
  onResync?: () => void,
  options: LiveOptions = {},
): { state: LiveState } {
  const state = useConnectionState();
  const off = useContext(LiveOff);
  const latest = useRef({ handlers, onResync, onMembers: options.onMembers });
  useEffect(() => {
    latest.current = { handlers, onResync, onMembers: options.onMembers };
  });
  const events = Object.keys(handlers).sort().join(" ");

  useEffect(() => {
    if (!channel || off) return;
    let stop: (() => void) | undefined;
    let left = false;
    const forwarded: LiveHandlers = Object.fromEntries(
      events
        .split(" ")
        .filter(Boolean)
        .map((event) => [event, (payload: unknown, meta: EventMeta) => latest.current.handlers[event]?.(payload, meta)]),
    );
    // Loaded late: guests and pages without a channel never pay for it. A build that is gone reloads the page elsewhere.
    void import("#platform/realtime/browser/client.ts").then(
      ({ subscribe }) => {
        if (left) return;
        stop = subscribe(channel, forwarded, {
          onResync: () => latest.current.onResync?.(),
          onMembers: (members) => latest.current.onMembers?.(members),
        });
      },
      () => {},
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [channel, events, off]);

  return { state: channel && !off ? state : "off" };
}

/** How the page's one connection is doing, for whoever only shows it. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(connectionState.subscribe, connectionState.get, () => "connecting");
}

/** The socket of this page, if it is connected: sent along as X-Socket-Id, so that the page is not told what it did itself. */
export async function ownSocketId(): Promise<string | undefined> {
  const { currentSocketId } = await import("#platform/realtime/browser/client.ts");
  return currentSocketId();
}
