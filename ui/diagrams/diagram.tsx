import "./diagram.css";
import { type ReactNode, useId, useRef } from "react";
import { useInView } from "./use-in-view.ts";

type DiagramProps = {
  title: string;
  /** What a sighted reader learns from the drawing, in sentences. */
  description: string;
  viewBox: string;
  children: ReactNode;
  /** The same drawing laid out for a narrow column (360 px); shown when the container is narrower than 620 px, 820 px for a sheet of 1000 units, 520 px for one of 640. */
  tall?: { viewBox: string; children: ReactNode };
  /** "group" when the drawing holds links or buttons of its own, which "img" would hide. */
  role?: "img" | "group";
  className?: string;
};

type SheetProps = Pick<DiagramProps, "title" | "description" | "viewBox" | "children" | "role"> & { shape: string };

function Sheet({ title, description, viewBox, children, role = "img", shape }: SheetProps) {
  const id = useId();
  return (
    <svg className={`dgm-sheet ${shape}`} viewBox={viewBox} role={role} aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {children}
    </svg>
  );
}

function wideShape(viewBox: string): string {
  const units = Number(viewBox.split(" ")[2]);
  if (units <= 640) return "dgm-wide dgm-column-sheet";
  return units >= 1000 ? "dgm-wide dgm-wide-sheet" : "dgm-wide";
}

/** A drawing in two layouts, of which the container picks one. Put it inside a Chart. */
export function Diagram({ title, description, viewBox, children, tall, role, className = "" }: DiagramProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useInView(box);
  const words = { title, description, role };
  return (
    <div ref={box} className={`dgm ${seen ? "" : "dgm-still"} ${className}`}>
      <Sheet {...words} viewBox={viewBox} shape={tall ? wideShape(viewBox) : Number(viewBox.split(" ")[2]) < 400 ? "dgm-narrow" : ""}>
        {children}
      </Sheet>
      {tall ? (
        <Sheet {...words} viewBox={tall.viewBox} shape="dgm-tall">
          {tall.children}
        </Sheet>
      ) : null}
    </div>
  );
}
