import { expect, it } from "vitest";
import { readyText } from "./delivery-date.tsx";

it("prints the moment in Seoul whatever the clock of the reader", () => {
  const moment = new Date("2026-11-16T04:00:00Z");
  expect(readyText(moment, "en")).toBe("Mon, 16 November 2026 13:00 KST");
  expect(readyText(moment, "ko")).toBe("2026년 11월 16일 (월) 13:00 KST");
});
