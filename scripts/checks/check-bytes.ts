// `npm run check`: no page weighs more than its budget. What was weighed last is kept in page-bytes.json, so that a page that is too heavy
// names what grew. `node scripts/checks/check-bytes.ts --keep` writes the figures of this build there.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { pageWeights, type Weight } from "./page-bytes.ts";

const keptFile = "scripts/checks/page-bytes.json";

/** The pages and parts of one budget. The first that fits counts. */
export type Budget = { name: string; page: RegExp; part: RegExp; bytes: number };

export const budgets: readonly Budget[] = [
  { name: "document of a service or solution", page: /^\/(?:services|solutions)\//, part: /^html/, bytes: 25_000 },
  { name: "document of any other page", page: /^/, part: /^html/, bytes: 27_000 },
  { name: "scripts of log-in and sign-up", page: /^\/(?:login|signup)$/, part: /^scripts/, bytes: 114_500 },
  { name: "scripts of a public page", page: /^/, part: /^scripts/, bytes: 110_000 },
  { name: "style sheets of a page", page: /^/, part: /^css/, bytes: 19_000 },
];

/** Bytes by page and part, and by file. */
export type Kept = { pages: Record<string, Record<string, number>>; files: Record<string, number> };

export function overBudget(weights: readonly Weight[], kept: Kept, allowed = budgets): string[] {
  return weights.flatMap((weight) => {
    const { page, part, bytes } = weight;
    const budget = budgetOf(weight, allowed);
    if (!budget || bytes <= budget.bytes) return [];
    const before = kept.pages[page]?.[part];
    const change = before === undefined ? "" : `, ${signed(bytes - before)} since it was last kept`;
    return [
      `${page} ${part}: ${bytes} B, ${bytes - budget.bytes} over the ${budget.bytes} B of a ${budget.name}${change}.${grown(weight, kept)}`,
    ];
  });
}

function budgetOf({ page, part }: Weight, allowed: readonly Budget[]): Budget | undefined {
  return allowed.find((one) => one.page.test(page) && one.part.test(part));
}

/** What became heavier, the most first; of files that have not, the heaviest. */
function grown({ files }: Weight, kept: Kept): string {
  const grew = Object.entries(files)
    .map(([name, bytes]) => ({ name, by: bytes - (kept.files[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
  if (grew.length > 0)
    return ` Grew: ${grew
      .slice(0, 5)
      .map(({ name, by }) => `${name} ${signed(by)}`)
      .join(", ")}.`;
  const heaviest = Object.entries(files).sort(([, a], [, b]) => b - a);
  return heaviest.length > 0
    ? ` Heaviest: ${heaviest
        .slice(0, 4)
        .map(([name, bytes]) => `${name} ${bytes}`)
        .join(", ")}.`
    : "";
}

function signed(bytes: number): string {
  return bytes < 0 ? String(bytes) : `+${bytes}`;
}

/** One line for each page: documents, scripts, styles, and how that differs from what was kept. */
export function bytesTable(weights: readonly Weight[], kept: Kept): string[] {
  const parts = [...new Set(weights.map(({ part }) => part))].sort();
  const pages = [...new Set(weights.map(({ page }) => page))].sort();
  const cell = (page: string, part: string) => {
    const bytes = weights.find((weight) => weight.page === page && weight.part === part)?.bytes;
    if (bytes === undefined) return "".padStart(15);
    const change = bytes - (kept.pages[page]?.[part] ?? bytes);
    return `${String(bytes).padStart(8)}${(change === 0 ? "" : signed(change)).padStart(7)}`;
  };
  return [
    `  ${"".padEnd(42)}${parts.map((part) => part.padStart(8).padEnd(15)).join("")}`,
    ...pages.map((page) => `  ${page.padEnd(42)}${parts.map((part) => cell(page, part)).join("")}`),
    ...budgets.map((budget) => {
      const [heaviest] = weights.filter((weight) => budgetOf(weight, budgets) === budget).sort((a, b) => b.bytes - a.bytes);
      return `  ${budget.name}: at most ${budget.bytes}, heaviest ${heaviest?.bytes} (${heaviest?.page} ${heaviest?.part})`;
    }),
  ];
}

export function readKept(): Kept {
  return JSON.parse(readFileSync(keptFile, "utf8")) as Kept;
}

function keep(weights: readonly Weight[]) {
  const pages: Kept["pages"] = {};
  for (const { page, part, bytes } of weights) pages[page] = { ...pages[page], [part]: bytes };
  const files = Object.fromEntries(weights.flatMap((weight) => Object.entries(weight.files)));
  const sorted = <T>(of: Record<string, T>) => Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(keptFile, `${JSON.stringify({ pages: sorted(pages), files: sorted(files) }, null, 2)}\n`);
}

/** The weights of the sources as they are: builds where the build is older. */
export async function weighBuild(): Promise<Weight[]> {
  if (spawnSync(process.execPath, ["scripts/build/build-is-fresh.ts"]).status !== 0) {
    const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  }
  const { startSite } = await import("../../tests/fixtures/running-site.ts");
  const site = await startSite({ embedded: true });
  try {
    return await pageWeights(site.url);
  } finally {
    await site.stop();
  }
}

if (import.meta.main) {
  const weights = await weighBuild();
  const over = overBudget(weights, readKept());
  for (const line of over) console.error(line);
  if (process.argv.includes("--keep")) keep(weights);
  else for (const line of bytesTable(weights, readKept()).slice(-budgets.length)) console.log(line);
  process.exit(over.length === 0 ? 0 : 1);
}
