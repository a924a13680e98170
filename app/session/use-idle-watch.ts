// A colleague who is at the keyboard keeps the session; a desk nobody sits at loses it. What the page asks for by itself does not count
// (platform/api/background.ts), so somebody's keys and pointer are told to the server, once a minute at most.
import { useEffect } from "react";
import type { noteActivity } from "#features/accounts/rules/user-security.contract.ts";
import { CallFailed, sendCall } from "#platform/api/browser-call.ts";
import { announceSessionEnded } from "./session-ended.ts";

const signs = ["pointerdown", "keydown", "wheel", "touchmove"] as const;
const tellEveryMs = 60_000;
const lookEveryMs = 15_000;
const lastKey = "last-activity";

export function useIdleWatch(idleMinutes: number | null) {
  useEffect(() => {
    if (idleMinutes === null) return;
    let last = Date.now();
    let told = last;
    const onSign = () => {
      last = Date.now();
      if (last - told < tellEveryMs) return;
      told = last;
      share(last);
      sendCall<typeof noteActivity>("noteActivity", {}).catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 401) announceSessionEnded();
      });
    };
    share(last);
    const timer = setInterval(() => {
      if (Date.now() - Math.max(last, shared()) > idleMinutes * 60_000) announceSessionEnded();
    }, lookEveryMs);
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, onSign);
    };
  }, [idleMinutes]);
}

// Tabs share one session: work in one of them keeps all of them.
function share(at: number) {
  try {
    localStorage.setItem(lastKey, String(at));
  } catch {
    // Refused storage: each tab then counts for itself.
  }
}

function shared(): number {
  try {
    return Number(localStorage.getItem(lastKey)) || 0;
  } catch {
    return 0;
  }
}
