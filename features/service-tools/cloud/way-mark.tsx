import type { Fit } from "./choose-way.ts";

/** A filled disc, a half disc, a crossed ring: the shape says it without the colour. With `label`, screen readers hear it too. */
export function WayMark({ fit, label }: { fit: Fit; label?: string }) {
  return (
    <>
      <svg className={`way-mark way-mark-${fit}`} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        {fit === 1 ? <path d="M10 2a8 8 0 0 1 0 16z" /> : null}
        {fit === 0 ? <path d="M5.500 5.500l9 9M14.500 5.500l-9 9" /> : null}
      </svg>
      {label ? <b className="vh">{label}</b> : null}
    </>
  );
}
