import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSteps } from "./check-steps.ts";

test("code: every check there is, is made by npm run check and by npm test", () => {
  const checks = readdirSync("scripts/checks").filter((name) => name !== "check-steps.ts" && !name.includes(".test."));
  expect(checks.length).toBeGreaterThan(6);
  expect(checkSteps.map(([, command]) => command)).toEqual(expect.arrayContaining(checks.map((name) => `scripts/checks/${name}`)));
});
