// `npm run check`: which feature may import which. The list stands in docs/architecture.md for people, and is read from there: a pair that
// is not on it is refused, types included, and so is a list that lets two features import each other.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const row = /^\| `([\w-]+)` \| ((?:`[\w-]+`(?:, )?)+) \|$/gm;
const imported = /(?:from|import)\s*\(?\s*"#features\/([\w-]+)\//g;

/** Feature → the features it may import. */
export function allowedPairs(document: string): Map<string, Set<string>> {
  return new Map([...document.matchAll(row)].map(([, name = "", list = ""]) => [name, new Set(list.match(/[\w-]+(?=`)/g) ?? [])]));
}

export function featureProblems(allowed: Map<string, Set<string>>, files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  for (const [name, others] of allowed)
    for (const other of others)
      if (allowed.get(other)?.has(name)) problems.push(`docs/architecture.md lets ${name} and ${other} import each other.`);
  for (const [file, code] of files) {
    const [own = ""] = file.split("/");
    for (const [, other = ""] of code.matchAll(imported)) {
      if (other !== own && !allowed.get(own)?.has(other))
        problems.push(`features/${file} imports features/${other}. Compose them in app/ or server/, or move what both need below them.`);
    }
  }
  return [...new Set(problems)];
}

if (import.meta.main) {
  const names = readdirSync("features", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|fixture/.test(name),
  );
  const files = new Map(names.map((name) => [name, readFileSync(join("features", name), "utf8")]));
  const problems = featureProblems(allowedPairs(readFileSync("docs/architecture.md", "utf8")), files);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
