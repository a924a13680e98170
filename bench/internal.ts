// `npm run bench internal`: two thousand random days at the desk, and everything their customers can read of them. The same test plays 50
// in `npm test`. INTERNAL_SEQUENCES sets another number; TEST_DATABASE_URL plays on Postgres, too.
import { spawnSync } from "node:child_process";

export function benchInternal(): void {
  const { INTERNAL_SEQUENCES = "2000" } = process.env;
  const part = "features/tickets/server/internal-stays-inside.test.ts";
  const run = ["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--reporter=verbose", part];
  const { status } = spawnSync(process.execPath, run, { stdio: "inherit", env: { ...process.env, INTERNAL_SEQUENCES } });
  if (status !== 0) process.exit(1);
}
