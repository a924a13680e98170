// Browser only, and only for signed-in pages: load it with import("./client.ts"), never during rendering.
import { announceSessionEnded } from "#platform/browser/session-ended.ts";
import { connectionState } from "./connection-state.ts";
import { createRealtimeClient, type Handlers, type RealtimeClient, type SubscribeOptions } from "./realtime-client.ts";

// On globalThis, so that a hot reload of this module does not leave a second connection behind.
const holder = globalThis as typeof globalThis & { realtimeClient?: RealtimeClient };

function client(): RealtimeClient {
  holder.realtimeClient ??= createRealtimeClient({
    load: async () => (await import("pusher-js")).default,
    fetch: (...request) => window.fetch(...request),
    settingsUrl: "/realtime",
    authUrl: "/call/authorizeChannels",
    state: connectionState,
    // A log-out takes the cookie along; a session that was ended elsewhere leaves it behind.
    onSessionEnded: () => {
      const leaves = document.documentElement.dataset.leaving !== undefined;
      if (!leaves && /(?:^|; )signed_in=1/.test(document.cookie)) announceSessionEnded();
    },
    page: {
      isHidden: () => document.visibilityState === "hidden",
      onVisible(listener) {
        const whenVisible = () => {
          if (document.visibilityState === "visible") listener();
        };
        document.addEventListener("visibilitychange", whenVisible);
        window.addEventListener("online", whenVisible);
        return () => {
          document.removeEventListener("visibilitychange", whenVisible);
          window.removeEventListener("online", whenVisible);
        };
      },
    },
  });
  return holder.realtimeClient;
}

/** Listens to a private- or presence- channel; the connection opens with the first listener. Returns the way to stop. */
export function subscribe(channel: string, handlers: Handlers, options?: SubscribeOptions): () => void {
  return client().subscribe(channel, handlers, options);
}

export function currentSocketId(): string | undefined {
  return holder.realtimeClient?.socketId();
}
