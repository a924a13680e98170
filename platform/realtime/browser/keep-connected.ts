// Reconnecting, kinder and quicker than pusher-js by itself: it waits 15 to 60 s after a refused attempt, and retries a
// full server every second.
import type Pusher from "pusher-js";
import { backoffMs } from "./backoff.ts";
import type { ConnectionState } from "./connection-state.ts";

type KeepConnectedOptions = {
  pusher: Pusher;
  /** Hidden tabs try at the slowest pace. */
  isHidden(): boolean;
  report(state: ConnectionState): void;
  /** The server will not have us with these settings (4000 to 4099, 4300 and above); pusher-js has given up. */
  onRefused(): void;
};

/** A page that has just loaded gives its first attempt the time of a slow network. */
const firstAttempt = 2;
const slowestAttempt = 5;
/** About fifteen seconds of failing. */
const offlineAfter = 4;
const stableMs = 10_000;

export function keepConnected({ pusher, isHidden, report, onRefused }: KeepConnectedOptions) {
  const { connection } = pusher;
  let attempt = firstAttempt;
  let failures = 0;
  let hasBeenLive = false;
  let ownDoing = false;
  let stopped = false;
  let heldUntil = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stable: ReturnType<typeof setTimeout> | undefined;

  function nextDelay(): number {
    const delay = backoffMs(isHidden() ? slowestAttempt : attempt);
    attempt = Math.min(slowestAttempt, attempt + 1);
    return delay;
  }

  function reportTrouble(): void {
    const offline = failures >= offlineAfter || globalThis.navigator?.onLine === false;
    report(offline ? "offline" : hasBeenLive ? "reconnecting" : "connecting");
  }

  function disconnect(): void {
    ownDoing = true;
    pusher.disconnect();
    ownDoing = false;
  }

  /** Subscriptions and bindings survive this. */
  function again(): void {
    disconnect();
    pusher.connect();
  }

  function onConnecting(): void {
    clearTimeout(retry);
    clearTimeout(stable);
    failures++;
    reportTrouble();
    // pusher-js may still have a timer of its own from before; it is in the middle of connect() now, so stop it a moment later.
    if (heldUntil > Date.now()) queueMicrotask(hold);
    else retry = setTimeout(again, nextDelay());
  }

  function hold(): void {
    disconnect();
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(again, heldUntil - Date.now());
  }

  function onState({ current }: { current: string }): void {
    if (current === "connecting") onConnecting();
    else if (current === "disconnected" && !ownDoing) onRefused();
    else if (current === "failed") report("offline");
    else if (current === "connected") {
      clearTimeout(retry);
      if (!hasBeenLive) attempt = 0;
      hasBeenLive = true;
      failures = 0;
      // A server that accepts and then closes must not be asked every second.
      stable = setTimeout(() => {
        attempt = 0;
      }, stableMs);
      report("live");
    }
  }

  /** 4100 to 4199, "over capacity": pusher-js comes back after one second, always. */
  function onError(error: { data?: { code?: number }; error?: { data?: { code?: number } } } | undefined): void {
    const code = error?.data?.code ?? error?.error?.data?.code ?? 0;
    if (code < 4100 || code >= 4200) return;
    heldUntil = Date.now() + nextDelay();
    reportTrouble();
    queueMicrotask(hold);
  }

  function stop(): void {
    stopped = true;
    clearTimeout(retry);
    clearTimeout(stable);
    connection.unbind("state_change", onState);
    connection.unbind("error", onError);
    connection.unbind("connecting_in", reportTrouble);
    pusher.disconnect();
    // After some closes pusher-js forgets one of its two timers, and would rise from the dead a second later.
    connection.bind("connecting", () => queueMicrotask(() => pusher.disconnect()));
  }

  /** The reader is back, or the network is: no reason to wait any longer. */
  function hurry(): void {
    if (connection.state === "connected" || heldUntil > Date.now()) return;
    attempt = 0;
    again();
  }

  connection.bind("state_change", onState);
  connection.bind("error", onError);
  connection.bind("connecting_in", reportTrouble);
  // The first "connecting" was emitted inside the constructor, before anyone could listen.
  onConnecting();
  failures = 0;
  return { stop, hurry };
}
