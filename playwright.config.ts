import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./scripts/find-browser.ts";
import { longStories } from "./tests/fixtures/every-way.ts";

const executablePath = findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  // One project: with the next one each worker would end its server and its browser and start others.
  testIgnore: process.env.TESTS === "usual" ? longStories : [],
  globalSetup: "./tests/setup/prepared-data.ts",
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A busy CI machine gets a second chance; locally a flaky test shows itself at once.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    browserName: "chromium",
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...browserFlags, "--process-per-site"] },
    // Recording every step costs a third of the run; a failure is recorded when it is tried again.
    trace: "on-first-retry",
    // Stories are about what happens, not how it moves; drawing animations without a graphics card costs most of the processor.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
    timezoneId: "Asia/Seoul",
  },
});
