// Places of moments on a logarithmic axis of seconds, so that 3 s and 5 min can share one drawing.

export const clockTicks = [1, 3, 10, 30, 60, 300] as const;
const last = 300;

/** 0 for the start, 1 for the end of the axis; the first second is the first stretch. */
export function clockPosition(seconds: number): number {
  if (seconds <= 0) return 0;
  return Math.min(1, Math.log10(seconds + 1) / Math.log10(last + 1));
}

/** From the moment on the axis down to the left edge of its caption, in a sheet of 100 × 10; `count` captions share the width evenly. */
export function leadPath(seconds: number, index: number, count: number): string {
  const caption = (100 * index) / count;
  return `M${Math.round(clockPosition(seconds) * 1000) / 10} 0L${Math.round(caption * 10) / 10} 7V10`;
}
