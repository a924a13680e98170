import "./chart.css";
import type { ReactNode } from "react";

type ChartProps = { caption?: ReactNode; label?: string; id?: string; children: ReactNode; className?: string };

/** The alternating scale bar of a nautical chart round a drawing. The caption stands inside the frame, under the sheet. */
export function Chart({ caption, label, id, children, className = "" }: ChartProps) {
  return (
    <figure className={`chart ${className}`} id={id} aria-label={label}>
      <div className="chart-sheet">{children}</div>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
