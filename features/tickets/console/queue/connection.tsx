import { useConnectionState } from "#features/realtime/use-live.ts";
import { m } from "#platform/paraglide/messages.js";
import { LiveDot } from "#ui/live-dot.tsx";

export function Connection() {
  const state = useConnectionState();
  const words = {
    live: m.staff_live(),
    connecting: m.staff_live_connecting(),
    reconnecting: m.staff_live_back(),
    offline: m.staff_live_off(),
  };
  return (
    <span className="needs-scripts">
      <LiveDot state={state === "live" ? "live" : state === "offline" ? "off" : "connecting"}>{words[state]}</LiveDot>
    </span>
  );
}
