import { expect, test } from "vitest";
import { drawnAnew } from "./typed-value.ts";

test("saved tags are shown as they were stored, also where that is what stood there before", () => {
  expect(drawnAnew({ typed: "a, b,,", seen: "a, b", stored: "a, b", sent: "a, b,," })).toBe(true);
  expect(drawnAnew({ typed: "A", seen: "a, b", stored: "a", sent: "A" })).toBe(true);
  expect(drawnAnew({ typed: "a", seen: "a, b", stored: "a, c", sent: "a" }), "merged with a colleague's").toBe(true);
});

test("a field nobody writes in follows the ticket; words being written stay, also while an answer arrives", () => {
  expect(drawnAnew({ typed: "a, b", seen: "a, b", stored: "a", sent: undefined }), "a colleague removed one").toBe(true);
  expect(drawnAnew({ typed: "a, b, c", seen: "a, b", stored: "a", sent: undefined })).toBe(false);
  expect(drawnAnew({ typed: "a, x", seen: "a, b", stored: "a", sent: "a" }), "typed on after Save").toBe(false);
  expect(drawnAnew({ typed: "a", seen: "a", stored: "a", sent: undefined })).toBe(false);
});
