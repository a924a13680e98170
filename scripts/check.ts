// `npm run check`: the part of `npm test` without tests. Ends at the first step that fails.
import { spawnSync } from "node:child_process";
import { builtSteps, checkSteps } from "./checks/check-steps.ts";

for (const [name, ...command] of [...checkSteps, ...builtSteps]) {
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status === 0) continue;
  console.error(`\n${name}: failed.`);
  process.exit(status ?? 1);
}
