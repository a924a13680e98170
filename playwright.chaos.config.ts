// `npm run chaos`: what breaks for real (kills, cut lines, a full disk, a database that goes away), one after another, with what came of it.
import stories from "./playwright.config.ts";

export default {
  ...stories,
  testDir: "tests/chaos",
  workers: 1,
  reporter: [["list"], ["json", { outputFile: "test-results/chaos.json" }]],
} satisfies typeof stories;
