// Everything there is to know before a change lands: the checks of check-steps.ts, unit and API tests (PGlite, and Postgres where one is
// reachable), and the built site in a real browser. Two lanes at once, because each waits a good deal for databases, sockets and pages.
// `--all` also tries everything every way (tests/fixtures/every-way.ts) and breaks things (tests/chaos).
// Ends with one line: N passed, N failed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { checkSteps } from "./checks/check-steps.ts";
import { findBrowser } from "./find-browser.ts";
import { type BrowserReport, type Counts, readBrowserReport, readUnitReport, type UnitReport } from "./test-reports.ts";

const node = process.execPath;
const all = process.argv.includes("--all");
process.env.TESTS = all ? "all" : "usual";
// Node reads TypeScript by itself; Playwright's own reading of the same files takes a quarter of a minute and more in each of its processes.
process.env.PW_DISABLE_TS_ESM = "1";
const results: Counts[] = [];
const started = Date.now();

/** Runs one step. A step that runs beside others is `quiet`: it says what it had to say when it ends. */
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
      console.log(`  ${name}: ${code === 0 ? "done" : "FAILED"} in ${Math.round((Date.now() - from) / 1000)} s`);
      resolve(code === 0);
    });
  });
}

async function count(name: string, args: string[]): Promise<boolean> {
  const passed = await run(name, args, { quiet: true });
  results.push({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, flaky: [] });
  return passed;
}

function report<T>(file: string, done: boolean, read: (report: T) => Counts) {
  const found = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 1, flaky: [] };
  // A run that ends badly without naming a test has failed all the same.
  results.push({ ...found, failed: found.failed || (done ? 0 : 1) });
}

/** Reads the sources alone, so it runs while the words are compiled. */
const lint = checkSteps.filter(([, tool]) => tool?.includes("biome"));

async function checks(steps: typeof checkSteps) {
  for (const [name, ...command] of steps) await count(name, command);
}

async function checksAndUnitTests() {
  await checks(checkSteps.filter((step) => !lint.includes(step)));
  const file = "test-results/unit.json";
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const done = await run("Unit and API tests", ["node_modules/vitest/vitest.mjs", "run", ...reporters], { quiet: true });
  report<UnitReport>(file, done, readUnitReport);
}

async function browserTests(name: string, file: string, options: string[]) {
  const done = await run(name, ["node_modules/@playwright/test/cli.js", "test", ...options]);
  report<BrowserReport>(file, done, readBrowserReport);
}

async function buildAndBrowserTests() {
  if (!(await count("Build", ["scripts/build.ts"]))) return;
  if (findBrowser() === undefined) {
    console.log("  No Chromium found; asking Playwright to install one …");
    spawnSync(node, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { stdio: "inherit" });
  }
  if (findBrowser() === undefined) {
    console.error("No browser: install Chromium (e.g. apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.");
    results.push({ passed: 0, failed: 1, flaky: [] });
    return;
  }
  await browserTests("Browser tests", "test-results/e2e.json", all ? [] : ["--grep-invert", "@all"]);
  if (all) await browserTests("Chaos", "test-results/chaos.json", ["--config", "playwright.chaos.config.ts"]);
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
// Both lanes read the words.
const [words] = await Promise.all([run("Words", ["scripts/words.ts"]), checks(lint)]);
if (!words) process.exit(1);
await Promise.all([buildAndBrowserTests(), checksAndUnitTests()]);

const sum = (of: (counts: Counts) => number) => results.reduce((total, counts) => total + of(counts), 0);
const failed = sum((counts) => counts.failed);
console.log(`\nAll in ${Math.round((Date.now() - started) / 1000)} s`);
for (const name of results.flatMap(({ flaky }) => flaky)) console.log(`flaky: ${name}`);
console.log(`${sum((counts) => counts.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
