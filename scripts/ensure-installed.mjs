// Runs on any Node from 20 and without packages: installs them when the lock file has changed since the last install.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { strangeBinary } from "./supply-chain/node-binary.mjs";

const stampFile = "node_modules/.installed-from";

export const projectNode = process.platform === "win32" ? "node_modules\\.bin\\node.cmd" : "node_modules/.bin/node";

export async function ensureInstalled() {
  const [major] = process.versions.node.split(".").map(Number);
  if ((major ?? 0) < 20)
    stop(`Node 20 or newer is needed to start; this is ${process.version}. The project brings its own Node 24 for the rest.`);
  const stamp = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp && existsSync(projectNode)) return;
  console.log("  Installing packages (once, about a minute) …");
  // Not `npm ci`: it refuses a lock file that lacks packages of other platforms, and not every registry mirror has them all.
  // With what builds it, even where NODE_ENV=production is set for everything on the machine.
  const result = spawnSync("npm", ["install", "--include=dev", "--no-save", "--no-fund", "--no-audit", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (result.status !== 0)
    stop("Packages could not be installed. Check the network and the npm registry settings, then run the command again.");
  const strange = await strangeBinary();
  if (strange) stop(`${strange} Nothing was started. Remove node_modules, look at the npm registry in use, and install again.`);
  writeFileSync(stampFile, stamp);
}

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
