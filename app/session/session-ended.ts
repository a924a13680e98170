/** Heard by the page, which then asks for a log-in over what was typed. */
export const sessionEndedEvent = "session-ended";

export function announceSessionEnded() {
  window.dispatchEvent(new Event(sessionEndedEvent));
}
