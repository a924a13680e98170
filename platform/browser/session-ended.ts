export const sessionEndedEvent = "session-ended";

/** True where the page asks for a log-in itself, over what was typed; a page that does not has to leave. */
export function announceSessionEnded(): boolean {
  return !window.dispatchEvent(new Event(sessionEndedEvent, { cancelable: true }));
}

let over = false;
const listeners = new Set<() => void>();

/** Whether the page waits for a log-in: what it shows is from before, and nothing on it is live. */
export const sessionOver = {
  get: () => over,
  set(next: boolean): void {
    if (next === over) return;
    over = next;
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
