import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtSteps, checkSteps } from "./check-steps.ts";

test("code: every check there is, is made by npm run check and by npm test", () => {
  const checks = readdirSync("scripts/checks").filter(
    (name) => /^(?:check|find)-.*(?<!\.test)\.ts$/.test(name) && name !== "check-steps.ts",
  );
  expect(checks.length).toBeGreaterThan(6);
  const made = [...checkSteps, ...builtSteps].map(([, command]) => command);
  expect(made).toEqual(expect.arrayContaining(checks.map((name) => `scripts/checks/${name}`)));
  for (const [, command = ""] of builtSteps) {
    expect(readFileSync("tests/e2e/serving.spec.ts", "utf8"), `npm test makes ${command}`).toContain(command);
  }
});
