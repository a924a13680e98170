// `npm test`: installs if needed, then hands over to scripts/test.ts on the project's own Node.
import { spawnSync } from "node:child_process";
import { ensureInstalled, projectNode } from "./ensure-installed.mjs";

await ensureInstalled();
process.exit(spawnSync(projectNode, ["scripts/test.ts", ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1);
