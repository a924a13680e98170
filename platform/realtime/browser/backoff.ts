/** Delay before the next attempt: 1, 2, 4 … 30 seconds, give or take a fifth so that clients do not return in step. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const seconds = Math.min(30, 2 ** Math.min(attempt, 5));
  return Math.round(seconds * 1000 * (0.8 + 0.4 * random()));
}
