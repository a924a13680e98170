import type { ReactNode } from "react";

/** ring: open · dashed: waiting for us · half: being worked on · back: waiting for the other side · pause: held · done: closed · dot: new word */
export type StatusShape = "ring" | "dashed" | "half" | "back" | "pause" | "done" | "dot";

const ring = (colour: string) => <circle cx="8" cy="8" r="6" stroke={colour} strokeWidth="1.7" />;
const joined = { strokeWidth: 1.6, strokeLinecap: "round", strokeLinejoin: "round" } as const;

const shapes: Record<StatusShape, ReactNode> = {
  ring: ring("var(--ink)"),
  dashed: (
    <>
      <circle cx="8" cy="8" r="6" stroke="var(--jade)" strokeWidth="1.7" strokeDasharray="2.6 2.1" />
      <circle cx="8" cy="8" r="2.6" fill="var(--jade)" />
    </>
  ),
  half: (
    <>
      {ring("var(--sea)")}
      <path d="M8 4.4a3.6 3.6 0 0 1 0 7.2z" fill="var(--sea)" />
    </>
  ),
  back: (
    <>
      <circle cx="8" cy="8" r="6.8" fill="var(--ochre-fill)" />
      <path d="M8.6 4.9 5.4 8l3.2 3.1M5.6 8h5.2" stroke="#0b1b2b" {...joined} />
    </>
  ),
  pause: (
    <>
      {ring("var(--muted)")}
      <path d="M6.4 5.8v4.4M9.6 5.8v4.4" stroke="var(--muted)" strokeWidth="1.7" strokeLinecap="round" />
    </>
  ),
  done: (
    <>
      <circle cx="8" cy="8" r="6.8" fill="var(--muted)" />
      <path d="m5.2 8.2 2 2 3.6-4" stroke="var(--paper)" {...joined} />
    </>
  ),
  dot: (
    <>
      {ring("var(--ink)")}
      <circle cx="8" cy="8" r="3" fill="var(--ink)" />
    </>
  ),
};

/** Shape and colour say the same, for those who do not see one of them. The word stands beside it. */
export function StatusIcon({ shape, size = 16 }: { shape: StatusShape; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}
