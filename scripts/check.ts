// `npm run check`: words, no import cycles, which feature imports which, one way for each chore, no pattern that can run away, no rule for one language, the OpenAPI document, format and lint (with the import directions), types.
import { spawnSync } from "node:child_process";

const steps = [
  ["scripts/words.ts"],
  ["scripts/find-import-cycles.ts"],
  ["scripts/check-features.ts"],
  ["scripts/check-one-way.ts"],
  ["scripts/check-expressions.ts"],
  ["scripts/check-locales.ts"],
  ["scripts/check-styles.ts"],
  ["scripts/check-openapi.ts"],
  ["node_modules/@biomejs/biome/bin/biome", "check", "."],
  ["node_modules/@react-router/dev/dist/cli/index.js", "typegen"],
  ["node_modules/typescript/bin/tsc", "-p", "."],
];
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
