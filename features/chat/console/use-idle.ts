// Some minutes without a key or a pointer and nobody is at the desk. Tabs share the moment of the last touch, so that work in one of
// them counts for all, and how many minutes the colleague has chosen.
import { useEffect, useRef } from "react";
import { awayAfterMinutes } from "#features/chat/rules/chat-settings.ts";
import type { PresenceState } from "#features/chat/rules/chat-states.ts";
import { numberIn, textSlot } from "#platform/browser/browser-store.ts";
import { m } from "#platform/paraglide/messages.js";
import { showToast } from "#ui/toast.ts";

const lastTouch = textSlot("chat-desk-touched", "localStorage", numberIn);
const chosen = textSlot("chat-away-after", "localStorage", (text) => awayAfterMinutes.find((minutes) => String(minutes) === text) ?? null);
const noteEveryMs = 3_000;
const lookEveryMs = 5_000;
const touches = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

export const awayAfter = {
  minutes: () => chosen.read() ?? awayAfterMinutes[0],
  choose: (minutes: (typeof awayAfterMinutes)[number]) => void chosen.keep(minutes),
};

export function useIdle(status: PresenceState, change: (status: PresenceState) => Promise<void>): void {
  /** Away by us, not by choice: the next touch undoes it. */
  const byItself = useRef(false);
  const current = useRef(status);
  useEffect(() => {
    current.current = status;
    if (status !== "away") byItself.current = false;
  }, [status]);

  useEffect(() => {
    let noted = 0;
    const touched = () => {
      const now = Date.now();
      if (now - noted > noteEveryMs) {
        noted = now;
        lastTouch.keep(now);
      }
      if (!byItself.current) return;
      byItself.current = false;
      void change("online");
      showToast(m.console_chat_idle({ minutes: String(awayAfter.minutes()) }), { tone: "info", id: "idle" });
    };
    const look = () => {
      if (current.current !== "online" || Date.now() - (lastTouch.read() ?? noted) < awayAfter.minutes() * 60_000) return;
      byItself.current = true;
      void change("away");
    };
    touched();
    for (const touch of touches) window.addEventListener(touch, touched, { passive: true });
    const timer = setInterval(look, lookEveryMs);
    return () => {
      for (const touch of touches) window.removeEventListener(touch, touched);
      clearInterval(timer);
    };
  }, [change]);
}
