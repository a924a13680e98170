// What is known without running the product. `npm run check` and `npm test` both go through this list.
export const checkSteps: [name: string, ...command: string[]][] = [
  ["Words", "scripts/words.ts"],
  ["Import cycles", "scripts/checks/find-import-cycles.ts"],
  ["Which feature imports which", "scripts/checks/check-features.ts"],
  ["Folders one can take in", "scripts/checks/check-folders.ts"],
  ["One way for each chore", "scripts/checks/check-one-way.ts"],
  ["No field that cuts what is written", "scripts/checks/check-limits.ts"],
  ["No pattern that can run away", "scripts/checks/check-expressions.ts"],
  ["No rule for one language", "scripts/checks/check-locales.ts"],
  ["Sizes and widths in style sheets", "scripts/checks/check-styles.ts"],
  ["OpenAPI document", "scripts/checks/check-openapi.ts"],
  ["Format and lint, with the import directions", "node_modules/@biomejs/biome/bin/biome", "ci", "--max-diagnostics=40", "."],
  ["Route types", "node_modules/@react-router/dev/dist/cli/index.js", "typegen"],
  // Each further thread reads the same types once more: four of them cost half as much again, and the other lane has work for the rest.
  ["Types", "node_modules/typescript/bin/tsc", "-p", ".", "--singleThreaded"],
];

/** What is known once the product is built. `npm run check` builds it where the build is older than the sources; `npm test` weighs it in
 * tests/e2e/serving.spec.ts, where a site is running already. */
export const builtSteps: typeof checkSteps = [["What pages weigh", "scripts/checks/check-bytes.ts"]];
