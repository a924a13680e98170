// Regular expressions whose work can grow faster than their input: one long line of somebody's text would hold the whole process.
// scslre finds them in the pattern itself. Tests and scripts are left out: nobody from outside writes into them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { parseSync } from "vite";

const folders = ["app", "content", "db", "features", "platform", "server", "ui"];

/** Patterns put together while the program runs cannot be read here. Each is written down with why it is harmless. */
const built: Record<string, string> = {
  "content/keep-units.ts": "our own copy, at build time",
  "platform/api/openapi-example.ts": "patterns of our own schemas, asked of our own examples, when the document is drawn",
  "content/ticket-number.ts": "the brand's prefix, a year and six to nine digits: nothing in it repeats without an end",
  "features/tickets/inbound/inbound-words.ts":
    "looked at with the sample brand's prefix; each turn begins with a word or a bracket of its own",
  "features/tickets/notices/ticket-addresses.server.ts": "begins at the start of an address, and nothing in it repeats without an end",
  "features/files/multipart.server.ts": "begins at a semicolon and ends at the first quote; part headers have 8 kB (tests/growth.test.ts)",
};

export type Finding = { where: string; what: string };

export function checkExpressions(file: string, code: string): Finding[] {
  // Most files hold no pattern at all; reading them by the parser would take most of the time.
  if (!/(?:^|[=(,:?!&|{};[>]|\breturn)\s*\/(?![/*])/m.test(code) && !code.includes("RegExp(")) return [];
  const findings: Finding[] = [];
  const report = (start: number, what: string) => findings.push({ where: `${file}:${code.slice(0, start).split("\n").length}`, what });
  for (const node of nodesOf(parseSync(file, code).program)) {
    if (node.type === "Literal" && node.regex) {
      const { pattern, flags } = node.regex;
      for (const { type } of analyse({ source: pattern, flags }).reports) report(node.start, `/${pattern}/${flags} (${type})`);
    }
    const isBuilt = (node.type === "NewExpression" || node.type === "CallExpression") && node.callee?.name === "RegExp";
    if (isBuilt && !(file in built)) report(node.start, "a pattern put together while the program runs");
  }
  return findings;
}

type Node = { type: string; start: number; regex?: { pattern: string; flags: string }; callee?: { name?: string } };

function* nodesOf(root: unknown): Generator<Node> {
  const waiting = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value) && "type" in value) yield value as Node;
    for (const child of Object.values(value)) if (typeof child === "object" && child !== null) waiting.push(child);
  }
}

function sources(): string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|paraglide/.test(file));
}

if (import.meta.main) {
  const findings = sources().flatMap((file) => checkExpressions(file, readFileSync(file, "utf8")));
  for (const { where, what } of findings) console.error(`${where} may take far longer than its input is long: ${what}`);
  if (findings.length > 0) {
    console.error("Begin where only one place can begin, exclude the opening character from what follows, or use platform/trim-ends.ts.");
    process.exit(1);
  }
}
