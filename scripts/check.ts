// `npm run check`: the quick part of `npm test`. Ends at the first step that fails.
import { spawnSync } from "node:child_process";
import { checkSteps } from "./checks/check-steps.ts";

for (const [name, ...command] of checkSteps) {
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status === 0) continue;
  console.error(`\n${name}: failed.`);
  process.exit(status ?? 1);
}
