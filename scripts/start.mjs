// `npm start`: installs if needed, builds if stale, then becomes the server. Everything long says what it is doing.
import { spawn, spawnSync } from "node:child_process";
import { ensureInstalled, projectNode } from "./ensure-installed.mjs";

await ensureInstalled();

const fresh = spawnSync(projectNode, ["scripts/build/build-is-fresh.ts"], { stdio: "inherit" });
if (fresh.status !== 0) {
  console.log("  Building (first start, or the sources changed) …");
  const build = spawnSync(projectNode, ["scripts/build.ts"], { stdio: "inherit" });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

// A third less memory: see docs/scaling.md.
const spare = { NODE_OPTIONS: "--max-semi-space-size=8", MALLOC_ARENA_MAX: "2" };
const server = spawn(projectNode, ["build/server/index.js"], {
  stdio: "inherit",
  env: { ...spare, ...process.env, NODE_ENV: "production" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
