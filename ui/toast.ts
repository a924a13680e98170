// Messages that say something has happened. sonner, which shows them, weighs as much as a page of ours and most visits never see one,
// so it comes with the first message, or with the first press or key that is not for a link: a lost line must not keep the message about it
// away, and the next page does not wait for this one to be styled again.
import type { ReactNode } from "react";

export type ToastTone = "success" | "info" | "warning" | "error";
export type Toast = {
  title: ReactNode;
  detail?: ReactNode;
  tone?: ToastTone;
  action?: { label: string; onClick: () => void };
  /** A second message of the same id takes the place of the first; without one, of the same words. `line`: goes when there is a server again. */
  id?: string;
  /** Stays until it is closed or its action pressed. */
  stays?: boolean;
};

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
let show: Show | undefined;
let wake: (() => void) | undefined;

/** Says that something has happened. What must not be missed belongs into a notice. */
export function showToast(title: ReactNode, options: Omit<Toast, "title"> = {}) {
  const toast = { title, ...options };
  if (show) return show(toast);
  waiting.push(toast);
  wake?.();
}

/** For the place where toasts appear: `wanted` is called when the first message waits. */
export function awaitToasts(wanted: () => void): () => void {
  wake = wanted;
  if (waiting.length > 0) wanted();
  return () => {
    wake = undefined;
  };
}

/** From now on messages go to `shower`, those that waited first. */
export function deliverToasts(shower: Show): () => void {
  show = shower;
  for (const toast of waiting.splice(0)) shower(toast);
  return () => {
    show = undefined;
  };
}
