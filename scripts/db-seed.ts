// `npm run db:seed`: puts the demo accounts and their sample data into the database; does nothing where they already are.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!existsSync("build/server/index.js")) spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
const { status } = spawnSync(process.execPath, ["build/server/index.js", "--seed"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
process.exit(status ?? 1);
