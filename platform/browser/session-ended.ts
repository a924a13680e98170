export const sessionEndedEvent = "session-ended";

/** True where the page asks for a log-in itself, over what was typed; a page that does not has to leave. */
export function announceSessionEnded(): boolean {
  return !window.dispatchEvent(new Event(sessionEndedEvent, { cancelable: true }));
}
