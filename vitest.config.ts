import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", "tests/e2e/**"],
    alias: { "@node-rs/argon2": new URL("./tests/fixtures/quick-argon2.ts", import.meta.url).pathname },
    setupFiles: ["tests/setup/prices.ts", "tests/setup/request-words.ts", "tests/setup/own-globals.ts"],
    globalSetup: ["tests/setup/words.ts", "tests/setup/database-snapshot.ts"],
    // Each worker loads the whole server and starts a database once, which costs as much as a dozen files. While API tests wait for jobs,
    // sockets and databases, the browser tests beside them have work enough.
    maxWorkers: Math.max(2, availableParallelism()),
    // Modules are evaluated once per worker, not once per file: half the run was spent loading the same server again. Tests keep no
    // state in modules (no vi.mock), so nothing is carried from one file to the next.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What is waited for comes at once on a quiet machine; on a busy one the usual second is too short.
    expect: { poll: { timeout: 30_000 } },
  },
});
