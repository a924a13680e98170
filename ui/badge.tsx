import type { ReactNode } from "react";
import "./styles/marks.css";

export type BadgeTone = "plain" | "ink" | "jade" | "sea" | "soon" | "late";

export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}

/** A number of things unread. The label says of what: "3 unread". */
export function CountBadge({ count, label, max = 99 }: { count: number; label: string; max?: number }) {
  if (count <= 0) return null;
  return (
    <span className="count-badge">
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span className="vh">{label}</span>
    </span>
  );
}
