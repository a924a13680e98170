// Whatever an operator can do something about ends a script with a sentence and 1; no script of the folder can be left out.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { ConfigError } from "#platform/config.ts";
import { DataDirInUse } from "#platform/data-lock.ts";
import { refusals } from "#tests/fixtures/outside/refusing-postgres.ts";
import { sentenceOf } from "./as-script.ts";

/** These read neither settings nor options: they are for whoever changes the product, or are parts of others. */
const others = ["build.ts", "check.ts", "test.ts", "words.ts", "shots.ts", "find-browser.ts", "test-reports.ts"];
const files = readdirSync("scripts").filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
const scripts = files.filter((name) => !others.includes(name));

function run(script: string, ...given: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["--liftoff-only", `scripts/${script}`, ...given], { env: { PATH: process.env.PATH } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

test("every script goes through asScript, which reads its options; what does not knows no settings", () => {
  for (const name of files) {
    const source = readFileSync(`scripts/${name}`, "utf8");
    expect([name, source.includes("await asScript(")]).toEqual([name, !others.includes(name)]);
    expect([name, /parseArgs|\bmain\(\)/.test(source)]).toEqual([name, false]);
    if (others.includes(name)) expect([name, source.includes("#platform/")]).toEqual([name, false]);
  }
});

test("an option no script knows is refused with that script's own usage, and nothing is done", { timeout: 240_000 }, async () => {
  const ends = await Promise.all(scripts.map(async (name) => ({ name, ...(await run(name, "--no-such-option")) })));
  for (const { name, code, said } of ends) {
    expect(said).not.toContain("\n    at ");
    expect([name, code, said]).toEqual([name, 1, expect.stringMatching(/--no-such-option[\s\S]*\n\nUsage: npm run [\w:]+/)]);
    const own = /Usage: npm run ([\w:]+)/.exec(said)?.[1] ?? "";
    const { scripts: listed } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    expect(listed[own]).toBe(`node scripts/${name}`);
  }
});

const usage = "npm run example -- --key FILE";
const url = "postgres://harbour:a-secret-word@127.0.0.1:5432/harbour_db";

test.each(refusals)("a database that refuses with %s is a sentence", (code, message, says) => {
  const wrapped = new Error("Failed query", { cause: Object.assign(new Error(message), { code }) });
  const said = sentenceOf(wrapped, { usage }, url);
  expect(said).toMatch(says);
  expect(said).toContain("DATABASE_URL");
  expect(said).not.toContain("a-secret-word");
});

test("so are wrong settings, a folder in use, an option without its value and a database that is away", () => {
  expect(sentenceOf(new ConfigError("PORT: …"), { usage }, undefined)).toBe("PORT: …");
  expect(sentenceOf(new DataDirInUse("/srv/data"), { usage }, undefined)).toContain("/srv/data");
  expect(sentenceOf(new DataDirInUse("/srv/data"), { usage, whileRunning: "Stop it first." }, undefined)).toMatch(
    /running .* Stop it first/,
  );
  let missing: unknown;
  try {
    parseArgs({ args: ["--key"], options: { key: { type: "string" } } });
  } catch (error) {
    missing = error;
  }
  expect(sentenceOf(missing, { usage }, undefined)).toContain(`Usage: ${usage}`);
  const away = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  expect(sentenceOf(away, { usage }, url)).toMatch(/harbour_db \(DATABASE_URL\) cannot be used: connect ECONNREFUSED/);
});

test("a mistake of ours keeps its stack", () => {
  expect(sentenceOf(new TypeError("x is not a function"), { usage }, url)).toBeUndefined();
});
