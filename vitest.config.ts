import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", "tests/e2e/**"],
    globalSetup: ["tests/setup/words.ts", "tests/setup/database-snapshot.ts"],
    // One more than there are cores (2 at least): API tests spend much of their time waiting for jobs and sockets.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});
