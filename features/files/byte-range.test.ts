import { expect, test } from "vitest";
import { askedRange } from "./byte-range.ts";

const file = { size: 1000, etag: '"abc"' };

test.each([
  [undefined, "whole"],
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=990-", { start: 990, end: 999 }],
  ["bytes=990-5000", { start: 990, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=1000-", "outside"],
  ["bytes=-0", "outside"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=9-3", "whole"],
  ["bytes=-", "whole"],
  ["lines=1-2", "whole"],
  ["bytes=99999999999999999999-", "whole"],
])("%s of a thousand bytes", (range, expected) => expect(askedRange(range, undefined, file)).toEqual(expected));

test("a part is only given of the file the caller has begun", () => {
  expect(askedRange("bytes=5-", '"abc"', file)).toEqual({ start: 5, end: 999 });
  expect(askedRange("bytes=5-", '"other"', file)).toBe("whole");
  expect(askedRange("bytes=5-", "Sun, 15 Nov 2026 10:00:00 GMT", file)).toBe("whole");
});
