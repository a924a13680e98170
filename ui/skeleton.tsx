import type { ReactNode } from "react";
import "./styles/marks.css";

/** One bar, as wide as its box or as told. */
export function Skeleton({ width }: { width?: string }) {
  return <span className="skeleton" style={{ width }} aria-hidden="true" />;
}

/** Holds bars shaped like what is coming; says once that it is coming. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="vh">{label}</span>
      {children}
    </div>
  );
}
