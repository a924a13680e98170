import "./drawing-marks.css";
import "./glyphs.css";
import type { ReactNode } from "react";

export const glyphWidth = 176;

export function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg className="gly" viewBox="0 0 176 48" aria-hidden="true">
      {children}
    </svg>
  );
}

/** 0 to count − 1; the pieces of a glyph have no identity but their place. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export function at(index: number, count: number, from = 3, to = glyphWidth - 3): number {
  return count < 2 ? from : Math.round((from + ((to - from) * index) / (count - 1)) * 10) / 10;
}
