import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import "./styles/blocks.css";

export type NoticeTone = "info" | "good" | "soon" | "late";
const icons = { info: Info, good: CircleCheck, soon: TriangleAlert, late: CircleAlert };

type NoticeProps = {
  tone?: NoticeTone;
  heading?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Read out at once when it appears. */
  announce?: boolean;
};

export function Notice({ tone = "info", heading, children, action, icon, announce }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className="notice" data-tone={tone} role={announce ? (tone === "late" ? "alert" : "status") : undefined}>
      {icon ?? <Icon size={18} aria-hidden="true" />}
      <div>
        {heading ? <b>{heading}</b> : null} {children}
      </div>
      {action ? <span className="notice-action">{action}</span> : null}
    </div>
  );
}
