// `npm run check`: a folder that nobody can take in at a glance wants rooms of its own. Tests beside their code do not count.
import { readdirSync } from "node:fs";
import { dirname } from "node:path";

const most = 25;

/** Flat lists on purpose: each file is found by the name of what it is for. */
const lists: readonly string[] = [
  "app/routes/site", // one for each address
  "app/routes/staff",
  "content/figures", // one for each page
  "tests/e2e", // one for each story
  "ui", // the primitives
];

export function folderProblems(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > most && !lists.includes(folder))
    .map(([folder, count]) => `${folder} has ${count} files side by side; ${most} is the most. Give those that belong together a folder.`);
}

if (import.meta.main) {
  const roots = ["app", "bench", "content", "db", "features", "messages", "platform", "scripts", "server", "tests", "ui"];
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => `${root}/${name.replaceAll("\\", "/")}`),
  );
  const problems = folderProblems(files.filter((file) => !file.startsWith("platform/paraglide/")));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
