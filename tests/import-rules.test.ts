// The import directions are lint errors: each forbidden arrow is tried and must be refused with the sentence that says where to go.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, expect, test } from "vitest";

const tries: [string, string, RegExp][] = [
  ["ui/forbidden-arrow.ts", 'import { x } from "#features/tickets/x.ts";\nexport const y = x;\n', /knows no business noun/],
  ["content/forbidden-arrow.ts", 'import { x } from "#platform/errors.ts";\nexport const y = x;\n', /content\/ is the ground floor/],
  ["platform/forbidden-arrow.ts", 'import { x } from "#server/app.ts";\nexport const y = x;\n', /platform\/ is the ground floor/],
  ["features/forbidden/arrow.ts", 'import { x } from "#app/root.tsx";\nexport const y = x;\n', /below app\/ and server\//],
  [
    "app/forbidden-arrow.ts",
    'import { x } from "#features/accounts/server/sessions.server.ts";\nexport const y = x;\n',
    /through the API client only/,
  ],
  ["app/forbidden-table.ts", 'import { x } from "#db/schema/accounts.ts";\nexport const y = x;\n', /through the API client only/],
  ["ui/forbidden-barrel.ts", 'export * from "./button.tsx";\n', /export|barrel/i],
];

afterAll(() => {
  for (const [file] of tries) rmSync(file, { force: true });
  rmSync("features/forbidden", { recursive: true, force: true });
});

test("every forbidden import is refused with a sentence", () => {
  for (const [file, code] of tries) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@biomejs/biome/bin/biome", "lint", "--vcs-enabled=false", "--max-diagnostics=50", ...tries.map(([file]) => file)],
    { encoding: "utf8" },
  );
  const said = stdout + stderr;
  for (const [file, , sentence] of tries) {
    const about = said
      .split(/^(?=\S+:\d+:\d+ lint\/)/m)
      .filter((part) => part.startsWith(file))
      .join("\n");
    expect(about, file).toMatch(sentence);
  }
});
