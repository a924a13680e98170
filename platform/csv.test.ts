import { expect, test } from "vitest";
import { csvCell, csvTable } from "./csv.ts";

test.each(["=HYPERLINK(1)", "+82-2-0000", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u200b=1", "＝1"])(
  "%j is text, not a formula",
  (value) => {
    expect(csvCell(value).replace(/^"/, "")).toMatch(/^'/);
  },
);

test("quotes, commas and line breaks stay inside their cell", () => {
  expect(csvCell('a "b", c\nd')).toBe('"a ""b"", c\nd"');
  expect(csvCell("서울 ICN2")).toBe("서울 ICN2");
  expect(
    csvTable([
      ["a", "b"],
      ["=1", ""],
    ]),
  ).toBe("\ufeffa,b\r\n'=1,\r\n");
});
