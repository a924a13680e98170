import type { ReactNode } from "react";
import "./styles/marks.css";

/** One bar; its size comes from utilities: `<Skeleton className="w-2/3" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={className ? `skeleton ${className}` : "skeleton"} aria-hidden="true" />;
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
