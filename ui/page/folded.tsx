import "./folded.css";
import type { ReactNode } from "react";
import { PartPlace } from "./section.tsx";

type PhoneFoldedProps = { heading: string; className?: string; children: ReactNode };

/** Open where there is room, folded away on phones. What stands around it shows the name, so the summary is only the way in. */
export function PhoneFolded({ heading, className = "", children }: PhoneFoldedProps) {
  return (
    <details className={`fold-phone ${className}`}>
      <summary>
        <span>{heading}</span>
      </summary>
      {children}
    </details>
  );
}

/** A second tool: open where there is room, behind its name on phones. */
export function PhoneTool({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <PhoneFolded heading={heading} className="fold-tool">
      <PartPlace value="band">{children}</PartPlace>
    </PhoneFolded>
  );
}

type FoldedProps = { heading: string; id?: string; open?: boolean; children: ReactNode };

/** A long table or a second tool behind its name. Parts inside leave their own heading out; an address inside opens it (use-opened-by-hash.ts). */
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
