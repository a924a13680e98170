import "./sheet-head.css";
import type { ReactNode } from "react";

type SheetHeadProps = { sheet: string; heading: string; intro?: string; children?: ReactNode };

/** Title block of a drawing: the sheet's number, what it shows, and its first control. Stands at the top inside a Chart. */
export function SheetHead({ sheet, heading, intro, children }: SheetHeadProps) {
  return (
    <div className="sheet-head">
      <div className="sheet-head-words">
        <p className="sheet-head-code">{sheet}</p>
        <h2>{heading}</h2>
        {intro ? <p>{intro}</p> : null}
      </div>
      {children ? <div className="sheet-head-side">{children}</div> : null}
    </div>
  );
}
