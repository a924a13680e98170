import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { m } from "#platform/paraglide/messages.js";
import { deliverToasts, type Toast } from "./toast.ts";
import { whenLineIsBack } from "./when-line-is-back.ts";
// sonner writes the same rules into a <style> by script; our content security policy forbids that, so they come as a file.
import "sonner/dist/styles.css";
import "./styles/toast.css";

// A live region is announced only when it was there before its text.
const announceAfterMs = 100;

/** Something to press deserves more time. What went wrong may be read by somebody who was looking elsewhere: it stays until it is closed. */
export function lastsMs({ tone, action, stays }: Toast): number | undefined {
  return stays || tone === "error" ? Number.POSITIVE_INFINITY : action ? 8000 : undefined;
}

/** One for the same words, however often they are said; each time it begins anew. */
export function idOf({ id, title, tone }: Toast): string | undefined {
  return id ?? (typeof title === "string" ? `${tone ?? ""} ${title}` : undefined);
}

let stopWatching: (() => void) | undefined;

function show(toast: Toast) {
  const { title, detail, tone = "success", action } = toast;
  const id = idOf(toast);
  if (id === "line") {
    stopWatching?.();
    stopWatching = whenLineIsBack(() => void sonner.dismiss("line"));
  }
  sonner[tone](title, { id, description: detail, action, duration: lastsMs(toast), closeButton: tone === "error" });
}

/** Where toasts appear: top right, each for 3000 ms unless there is more to it. */
export default function ToastStack({ label }: { label: string }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = deliverToasts(show);
    }, announceAfterMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return (
    <Sonner
      position="top-right"
      duration={3000}
      gap={8}
      offset={{ top: 76, right: 20 }}
      mobileOffset={{ top: 72, left: 12, right: 12 }}
      containerAriaLabel={label}
      icons={{
        success: <CircleCheck size={18} aria-hidden="true" />,
        info: <Info size={18} aria-hidden="true" />,
        warning: <TriangleAlert size={18} aria-hidden="true" />,
        error: <CircleAlert size={18} aria-hidden="true" />,
        close: <X size={16} aria-hidden="true" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: m.shell_close(),
        classNames: { toast: "toast", title: "toast-title", actionButton: "toast-action", closeButton: "toast-close" },
      }}
    />
  );
}
