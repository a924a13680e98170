import "./sheet-head.css";
import type { ReactNode } from "react";

type SheetHeadProps = { heading: string; intro?: string; children?: ReactNode };

/** Title block of a drawing: what it shows, and its first control. Stands at the top inside a Chart. */
export function SheetHead({ heading, intro, children }: SheetHeadProps) {
  return (
    <div className="sheet-head">
      <div className="sheet-head-words">
        <h2>{heading}</h2>
        {intro ? <p>{intro}</p> : null}
      </div>
      {children ? <div className="sheet-head-side">{children}</div> : null}
    </div>
  );
}
