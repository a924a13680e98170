// At most one "is writing" per person and chat in 1.5 s; the rest is dropped without a word. Kept in memory: losing it does no harm.
import { typingEveryMs } from "#features/chat/rules/chat-settings.ts";

const keptMaximum = 5_000;

export function createTypingPace(everyMs = typingEveryMs) {
  const last = new Map<string, number>();
  return function allow(key: string, now = Date.now()): boolean {
    if (now - (last.get(key) ?? Number.NEGATIVE_INFINITY) < everyMs) return false;
    last.delete(key);
    last.set(key, now);
    for (const [old, at] of last) {
      if (last.size <= keptMaximum && now - at < everyMs) break;
      last.delete(old);
    }
    return true;
  };
}
