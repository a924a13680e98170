import { expect, it } from "vitest";
import { outageNotice } from "./outage-notice.ts";

it("needs ten minutes in a row", () => {
  expect(outageNotice([10, 0, 0]).duty).toBe("single");
  expect(outageNotice([9, 0, 0]).duty).toBe("none");
});

it("or fifteen in total over two or more interruptions", () => {
  expect(outageNotice([8, 7, 0])).toEqual({ duty: "total", longest: 8, total: 15, count: 2 });
  expect(outageNotice([8, 6, 0]).duty).toBe("none");
  expect(outageNotice([5, 5, 5]).duty).toBe("total");
});

it("does not count what did not happen", () => {
  expect(outageNotice([0, 0, 0])).toEqual({ duty: "none", longest: 0, total: 0, count: 0 });
});
