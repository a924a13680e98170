import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("security low: a failed statement is logged without the values it was given", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (email)=(person@example.com) already exists.",
    parameters: ["person@example.com"],
  });
  const failed = new DrizzleQueryError("select id from accounts where email = $1", ["person@example.com\n  with lines"], cause);
  log.error({ err: failed, requestId: "r1" }, "the API failed");
  log.warn({ err: "person@example.com" }, "odd");
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/person|with lines/);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    requestId: "r1",
    err: {
      message: expect.stringContaining("select id from accounts"),
      stack: expect.stringContaining("log.test.ts"),
      cause: { code: "23505" },
    },
  });
});
