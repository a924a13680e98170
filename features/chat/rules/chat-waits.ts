import { waitGoalSeconds, waitLimitSeconds } from "./chat-settings.ts";

/**
 * From when on a chat that comes back into the queue waits: since the question nobody has answered, or now where the last word was ours.
 * Never so long that it would be a ticket before a colleague has had the time the desk allows itself to take it.
 */
export function waitsSince({ unansweredSince }: { unansweredSince: Date | null }, at: Date): Date {
  if (!unansweredSince) return at;
  return new Date(Math.max(unansweredSince.getTime(), at.getTime() - (waitLimitSeconds - waitGoalSeconds) * 1000));
}
