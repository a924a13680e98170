import type { ReactNode } from "react";

type ScrollBoxProps = { label: string; className?: string; children: ReactNode };

/** What may be wider than a phone scrolls in a box of its own, never the page. The box has a name, and keyboards reach it. */
export function ScrollBox({ label, className = "", children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={`scroll-box scroll-hint ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
