import { expect, test } from "vitest";
import { hangulScript } from "./hangul-letters.ts";
import { nextPageScript } from "./next-page.ts";
import { writtenScript } from "./written-script.ts";

test("a script is written without the comments of its function, however many lines they have", () => {
  function work(given: { sum: number }) {
    // one line
    /** one line */
    /* two lines,
     * and the second */
    given.sum += 1;
  }
  const text = writtenScript(work);
  expect(text).not.toMatch(/line/);
  const given = { sum: 1 };
  new Function("given", `${text}(given)`)(given);
  expect(given.sum).toBe(2);
});

test("what pages are sent can be read as a script", () => {
  for (const script of [hangulScript, nextPageScript]) expect(() => new Function(script)).not.toThrow();
});
