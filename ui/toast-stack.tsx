import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { deliverToasts, type Toast } from "./toast.ts";
// sonner writes the same rules into a <style> by script; our content security policy forbids that, so they come as a file.
import "sonner/dist/styles.css";
import "./styles/toast.css";

// A live region is announced only when it was there before its text.
const announceAfterMs = 100;

function show({ title, detail, tone = "success", action, id, stays }: Toast) {
  // something to press deserves more time
  const duration = stays ? Number.POSITIVE_INFINITY : action ? 8000 : undefined;
  sonner[tone](title, { id, description: detail, action, duration });
}

/** Where toasts appear: top right, each for 3000 ms. */
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
      }}
      toastOptions={{
        unstyled: true,
        classNames: { toast: "toast", title: "toast-title", actionButton: "toast-action" },
      }}
    />
  );
}
