import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { findImportCycles } from "./find-import-cycles.ts";

const root = mkdtempSync(join(tmpdir(), "aranode-cycles-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>) {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
}

test("a circle is found across folders, by alias and by relative name, over several lines and through a re-export", () => {
  write({
    "app/page.tsx": 'import {\n  a,\n  b,\n} from "#features/one.ts";\n',
    "features/one.ts": 'import { two } from "./deep/two.ts";\nexport const a = two;\n',
    "features/deep/two.ts": 'export { three as two } from "../three.ts";\n',
    "features/three.ts": 'import "#features/one.ts";\n',
  });
  expect(findImportCycles(root)).toEqual([["features/one.ts", "features/deep/two.ts", "features/three.ts"]]);
});

test("a circle of types alone is one too; a plain tree is none", () => {
  write({
    "ui/a.ts": 'import type { B } from "./b.ts";\nimport { c } from "./c.ts";\n',
    "ui/b.ts": 'import { a } from "./a.ts";\nimport { c } from "./c.ts";\n',
    "ui/c.ts": "export const c = 1;\n",
  });
  expect(findImportCycles(root)).toEqual([["ui/a.ts", "ui/b.ts"]]);
  write({ "ui/b.ts": 'import { c } from "./c.ts";\n' });
  expect(findImportCycles(root)).toEqual([]);
});
