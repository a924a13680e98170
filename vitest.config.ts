import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", "tests/e2e/**"],
    globalSetup: ["tests/setup/words.ts", "tests/setup/database-snapshot.ts"],
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});
