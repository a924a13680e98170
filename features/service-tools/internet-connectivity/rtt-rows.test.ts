import { expect, test } from "vitest";
import { rttRows, sortRows } from "./rtt-rows.ts";

const rows = rttRows("en");

test("rows carry the target of the network and the difference of the sample", () => {
  expect(rows.find(({ code }) => code === "SIN")).toMatchObject({ city: "Singapore", target: 70, sample: 69.4, delta: -0.6 });
});

test("each column sorts both ways", () => {
  expect(sortRows(rows, "target", false, "en")[0]?.code).toBe("PUS");
  expect(sortRows(rows, "target", true, "en")[0]?.code).toBe("LHR");
  expect(sortRows(rows, "city", false, "en")[0]?.city).toBe("Busan");
  expect(sortRows(rttRows("ko"), "city", false, "ko")[0]?.city).toBe("도쿄");
  expect(sortRows(rows, "delta", true, "en")[0]?.code).toBe("SGN");
});
