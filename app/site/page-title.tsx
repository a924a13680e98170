// The head of a page without a hero: headline and one sentence, for resources and legal texts.
import type { ReactNode } from "react";
import "./page-title.css";

type PageTitleProps = { h1: string; lead: string; children?: ReactNode };

export function PageTitle({ h1, lead, children }: PageTitleProps) {
  return (
    <div className="wrap ptitle cluster spread">
      <div>
        <h1>{h1}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children ? <div className="ptitle-side">{children}</div> : null}
    </div>
  );
}
