import { useSyncExternalStore } from "react";
import { sessionOver } from "#platform/browser/session-ended.ts";
import { m } from "#platform/paraglide/messages.js";
import { LiveDot } from "#ui/live-dot.tsx";
import { type LiveState, useConnectionState } from "./use-live.ts";

const marks = { live: "live", connecting: "connecting", reconnecting: "connecting", offline: "off" } as const;

/** How the page's connection is doing, in a word. Left out while nothing is listened to. */
export function LiveStatus({ state: given }: { state?: LiveState }) {
  const known = useConnectionState();
  const over = useSyncExternalStore(sessionOver.subscribe, sessionOver.get, () => false);
  // The connection may stand; without a session it brings nothing.
  const state = over ? "offline" : (given ?? known);
  if (state === "off") return null;
  const words = { live: m.live_on, connecting: m.live_connecting, reconnecting: m.live_reconnecting, offline: m.live_offline };
  return (
    // Without scripts nothing connects, and nothing says that it is about to.
    <span className="needs-scripts">
      <LiveDot state={marks[state]}>{words[state]()}</LiveDot>
    </span>
  );
}
