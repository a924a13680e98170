import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
// sonner writes the same rules into a <style> by script; our content security policy forbids that, so they come as a file.
import "sonner/dist/styles.css";
import "./styles/toast.css";

const icons = {
  good: <CircleCheck size={18} aria-hidden="true" />,
  info: <Info size={18} aria-hidden="true" />,
  soon: <TriangleAlert size={18} aria-hidden="true" />,
  late: <CircleAlert size={18} aria-hidden="true" />,
};

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
      toastOptions={{
        unstyled: true,
        classNames: { toast: "toast", title: "toast-title", description: "toast-detail", actionButton: "toast-action" },
      }}
    />
  );
}

type ToastTone = keyof typeof icons;
type ToastOptions = { detail?: ReactNode; tone?: ToastTone; action?: { label: string; onClick: () => void }; id?: string };

/** Says that something has happened. What must not be missed belongs into a notice. */
export function showToast(title: ReactNode, { detail, tone = "good", action, id }: ToastOptions = {}) {
  toast(title, {
    id,
    description: detail,
    icon: icons[tone],
    action,
    className: `toast-${tone}`,
    // something to press deserves more time
    duration: action ? 8000 : 3000,
  });
}
