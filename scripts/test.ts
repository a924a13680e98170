// Format and lint, types, unit and API tests (PGlite, and Postgres where one is reachable), then the built site in a real browser.
// Ends with one line: N passed, N failed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findBrowser } from "./find-browser.ts";

const node = process.execPath;
const counts = { passed: 0, failed: 0 };
const started = Date.now();

/** Runs one step. Steps that run side by side are `quiet`: each says what it had to say when it ends. */
function run(name: string, args: string[], { quiet = false } = {}): Promise<boolean> {
  const from = Date.now();
  if (!quiet) console.log(`\n▶ ${name}`);
  const child = spawn(node, args, { stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit" });
  let said = "";
  child.stdout?.on("data", (text) => {
    said += text;
  });
  child.stderr?.on("data", (text) => {
    said += text;
  });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      if (quiet) console.log(`\n▶ ${name}\n${said.trimEnd()}`);
      console.log(`  ${code === 0 ? "done" : "FAILED"} in ${Math.round((Date.now() - from) / 1000)} s`);
      resolve(code === 0);
    });
  });
}

async function check(name: string, args: string[]) {
  if (await run(name, args, { quiet: true })) counts.passed += 1;
  else counts.failed += 1;
}

/** What is known without running anything. */
async function staticChecks() {
  await check("Import cycles", ["scripts/find-import-cycles.ts"]);
  await check("No rule for one language", ["scripts/check-locales.ts"]);
  await check("Format and lint", ["node_modules/@biomejs/biome/bin/biome", "ci", "--max-diagnostics=40", "."]);
  await check("Route types", ["node_modules/@react-router/dev/dist/cli/index.js", "typegen"]);
  await check("Types", ["node_modules/typescript/bin/tsc", "-p", "."]);
}

function readCounts(file: string, read: (report: never) => { passed: number; failed: number }) {
  const found = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8")) as never) : { passed: 0, failed: 1 };
  counts.passed += found.passed;
  counts.failed += found.failed;
}

if (process.env.REQUIRE_POSTGRES && !process.env.TEST_DATABASE_URL) {
  console.error("REQUIRE_POSTGRES is set but TEST_DATABASE_URL is not: the Postgres leg cannot run.");
  process.exit(1);
}
console.log(
  process.env.TEST_DATABASE_URL
    ? "API tests run on PGlite and on Postgres."
    : "TEST_DATABASE_URL is not set: API tests run on PGlite only.",
);

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results", { recursive: true });
if (!(await run("Words", ["scripts/words.ts"]))) process.exit(1);
const [built] = await Promise.all([run("Build", ["scripts/build.ts"], { quiet: true }), staticChecks()]);

const unit = await run("Unit and API tests", [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  "--outputFile.json=test-results/unit.json",
]);
readCounts("test-results/unit.json", (report: { numPassedTests: number; numFailedTests: number }) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests || (unit ? 0 : 1),
}));

if (built) {
  let browser = findBrowser();
  if (browser === undefined) {
    console.log("  No Chromium found; asking Playwright to install one …");
    spawnSync(node, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { stdio: "inherit" });
    browser = findBrowser();
  }
  if (browser === undefined) {
    console.error("No browser: install Chromium (e.g. apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.");
    counts.failed += 1;
  } else {
    const e2e = await run("Browser tests", ["node_modules/@playwright/test/cli.js", "test"]);
    readCounts("test-results/e2e.json", (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected || (e2e ? 0 : 1),
    }));
  }
} else counts.failed += 1;

console.log(`\nAll in ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
