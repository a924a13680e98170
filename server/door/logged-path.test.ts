import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test("tokens in links never reach the log", () => {
  expect(loggedPath("/reset-password/abcDEF123")).toBe("/reset-password/…");
  expect(loggedPath("/email-verification/abc.data")).toBe("/email-verification/…");
  expect(loggedPath("/services/cdn")).toBe("/services/cdn");
});
