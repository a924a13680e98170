import "./cover-drawing.css";
import { coverFamily, coverShapes } from "#features/blog/rules/cover-shapes.ts";
import type { Cover } from "#features/blog/rules/post-kinds.ts";

/** A drawing that says what a post is about; the title says it in words, so it is hidden from screen readers. */
export function CoverDrawing({ cover, className = "" }: { cover: Cover; className?: string }) {
  return (
    <svg className={`cover ${className}`} data-family={coverFamily[cover]} viewBox="0 0 480 300" aria-hidden="true" focusable="false">
      {coverShapes(cover).map(({ tone, d }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never change order
        <path key={index} className={`cover-${tone}`} d={d} />
      ))}
    </svg>
  );
}
