import { expect, test } from "vitest";
import { newestView } from "./use-newest-view.ts";

const made = (seq: number, second: number) => ({ seq, now: new Date(Date.UTC(2026, 0, 1, 9, 0, second)).toISOString() });

test("an answer that was made before something happened never takes the place of one that was made after, whichever comes last", () => {
  const [waiting, taken] = [made(2, 1), made(3, 2)];
  expect(newestView(waiting, taken)).toBe(taken);
  expect(newestView(taken, waiting)).toBe(taken);
  // Read before it happened, given a time after it.
  expect(newestView(taken, made(2, 5))).toBe(taken);
});

test("places in the queue change while nothing else happens", () => {
  const [third, second] = [made(2, 1), made(2, 4)];
  expect(newestView(third, second)).toBe(second);
  expect(newestView(second, third)).toBe(second);
});
