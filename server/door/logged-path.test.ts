import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test("tokens in links never reach the log", () => {
  expect(loggedPath("/reset-password/abcDEF123")).toBe("/reset-password/…");
  expect(loggedPath("/email-verification/abc.data")).toBe("/email-verification/…");
  expect(loggedPath("/preview/abcDEF123")).toBe("/preview/…");
  expect(loggedPath("/api/post-previews/abcDEF123")).toBe("/api/post-previews/…");
  expect(loggedPath("/status-mail/confirm/abcDEF123")).toBe("/status-mail/…");
  expect(loggedPath("/leave-ticket/abcDEF123/signature")).toBe("/leave-ticket/…");
  expect(loggedPath("/api/ticket-copies/abcDEF123/signature")).toBe("/api/ticket-copies/…");
  expect(loggedPath("/services/cdn")).toBe("/services/cdn");
});
