import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
// sonner writes the same rules into a <style> by script; our content security policy forbids that, so they come as a file.
import "sonner/dist/styles.css";
import "./styles/toast.css";

/** Stands once in the shell. */
export function Toaster({ label }: { label: string }) {
  return (
    <SonnerToaster
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

type ToastTone = "success" | "info" | "warning" | "error";
type ToastOptions = { detail?: ReactNode; tone?: ToastTone; action?: { label: string; onClick: () => void }; id?: string };

/** Says that something has happened. What must not be missed belongs into a notice. */
export function showToast(title: ReactNode, { detail, tone = "success", action, id }: ToastOptions = {}) {
  // something to press deserves more time
  toast[tone](title, { id, description: detail, action, duration: action ? 8000 : undefined });
}
