// `npm run bench fuzz`: 100,000 requests drawn from the declared calls on each engine there is (Postgres with TEST_DATABASE_URL). The same
// test makes 1,500 in `npm test`. FUZZ_REQUESTS sets another number, FUZZ_SEED another draw, FUZZ_MINUTES an earlier end.
import { spawnSync } from "node:child_process";

export function benchFuzz(): void {
  const { FUZZ_REQUESTS = "100000" } = process.env;
  const run = ["node_modules/vitest/vitest.mjs", "run", "server/contract-fuzz.test.ts", "--disable-console-intercept"];
  const { status } = spawnSync(process.execPath, run, { stdio: "inherit", env: { ...process.env, FUZZ_REQUESTS } });
  if (status !== 0) process.exit(1);
}
