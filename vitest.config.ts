import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", "tests/e2e/**"],
    globalSetup: ["tests/setup/words.ts", "tests/setup/database-snapshot.ts"],
    // More than there are cores: API tests spend most of their time waiting for jobs, sockets and databases.
    maxWorkers: 2 * Math.max(2, availableParallelism()) + 1,
    // Modules are evaluated once per worker, not once per file: half the run was spent loading the same server again. Tests keep no
    // state in modules (no vi.mock), so nothing is carried from one file to the next.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});
