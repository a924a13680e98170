import { expect, test } from "vitest";
import { entriesAddress } from "./report-address.ts";

test("the list behind a figure is asked for by its days alone, whatever else is known of them", () => {
  const report = { from: "2026-10-20", to: "2026-11-18", before: { from: "2026-09-20", to: "2026-10-19" }, course: [{ opened: 1 }] };
  expect(entriesAddress(report, "opened", { department: "billing" })).toBe(
    "/staff/reports/entries?list=opened&from=2026-10-20&to=2026-11-18&department=billing",
  );
});
