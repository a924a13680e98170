import "./folded.css";
import type { ReactNode } from "react";
import { PartPlace } from "./section.tsx";

type FoldedProps = { heading: string; id?: string; open?: boolean; children: ReactNode };

/** A long table or a second tool behind its name. Parts inside leave their own heading out; an address inside opens it. */
export function Folded({ heading, id, open, children }: FoldedProps) {
  return (
    <details className="fold" id={id} open={open}>
      <summary>
        <h3>{heading}</h3>
      </summary>
      <div className="fold-body">
        <PartPlace value="fold">{children}</PartPlace>
      </div>
    </details>
  );
}
