import { type PlaceKind, placeShapes } from "./place-shapes.ts";

export function PlaceSymbol({ kind }: { kind: PlaceKind }) {
  const { body, mark, dot } = placeShapes[kind];
  return (
    <>
      <path className="dgm-body" d={body} />
      {mark ? <path className="dgm-mark" d={mark} /> : null}
      {dot ? <path className="dgm-dot" d={dot} /> : null}
    </>
  );
}
