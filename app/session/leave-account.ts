import { forgetAll } from "#platform/browser/drafts.ts";

/** At every log-out: what was typed and not sent does not stay for the next person at this device. */
export function leaveAccount(): void {
  // The session ends before this page does: a call under way is not to ask for a log-in.
  document.documentElement.dataset.leaving = "";
  forgetAll();
}
