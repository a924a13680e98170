// `npm run db:seed`: puts the demo accounts and their sample data into the database; does nothing where they already are.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { parseConfig } from "#platform/config.ts";
import { asScript } from "./command-line/as-script.ts";

await asScript({ usage: "npm run db:seed" }, async () => {
  // Before a build that takes a minute.
  parseConfig(process.env);
  if (!existsSync("build/server/index.js")) spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
  // The server's own start, which says itself what it failed of.
  const { status } = spawnSync(process.execPath, ["build/server/index.js", "--seed"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  process.exitCode = status ?? 1;
});
