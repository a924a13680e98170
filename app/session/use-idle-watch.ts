// A colleague who is at the keyboard keeps the session; a desk nobody sits at loses it. What the page asks for by itself does not count
// (platform/api/background.ts), so somebody's keys and pointer are told to the server, once a minute at most.
import { useEffect } from "react";
import type { noteActivity } from "#features/accounts/rules/user-security.contract.ts";
import { CallFailed, sendCall } from "#platform/api/browser-call.ts";
import { numberIn, textSlot } from "#platform/browser/browser-store.ts";
import { announceSessionEnded } from "#platform/browser/session-ended.ts";

const signs = ["pointerdown", "keydown", "wheel", "touchmove"] as const;
const tellEveryMs = 60_000;
const lookEveryMs = 15_000;
// Tabs share one session: work in one of them keeps all of them. Where storage is refused each tab counts for itself.
const shared = textSlot("last-activity", "localStorage", numberIn);

export function useIdleWatch(idleMinutes: number | null) {
  useEffect(() => {
    if (idleMinutes === null) return;
    let last = Date.now();
    let told = last;
    const onSign = () => {
      last = Date.now();
      if (last - told < tellEveryMs) return;
      told = last;
      shared.keep(last);
      sendCall<typeof noteActivity>("noteActivity", {}).catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 401) announceSessionEnded();
      });
    };
    shared.keep(last);
    const timer = setInterval(() => {
      if (Date.now() - Math.max(last, shared.read() ?? 0) > idleMinutes * 60_000) announceSessionEnded();
    }, lookEveryMs);
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, onSign);
    };
  }, [idleMinutes]);
}
