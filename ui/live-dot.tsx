import type { ReactNode } from "react";
import "./styles/marks.css";

type LiveDotProps = { state: "live" | "connecting" | "off"; children: ReactNode };

/** Filled: connected. Ring: coming back. Square: not connected. The word stands beside it. */
export function LiveDot({ state, children }: LiveDotProps) {
  return (
    <span className="live-dot" data-state={state} role="status">
      <i aria-hidden="true" />
      {children}
    </span>
  );
}

/** Somebody is writing. */
export function TypingDots() {
  return (
    <span className="typing-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
