import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stillParts } from "./still-parts.ts";

/** What the browser's build makes of a module, with its neighbours as files. */
async function inTheBrowser(files: Record<string, string>): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), "still-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const { transform } = stillParts();
  const handler = (transform as { handler: (code: string, id: string) => Promise<{ code: string }> }).handler;
  const build = {
    resolve: async (path: string) => ({ id: join(dir, path) }),
    error: (text: string) => {
      throw new Error(text);
    },
  };
  const { code } = await handler.call(build, files["part.still.tsx"] ?? "", join(dir, "part.still.tsx"));
  return code.replaceAll(dir, "");
}

test("the browser gets neither the part nor what it draws with, but all their styles, in their order", async () => {
  const code = await inTheBrowser({
    "part.still.tsx": `import "./part.css";\nimport { Row } from "./row.tsx";\nimport type { Word } from "./words.tsx";\nexport const Part = still("part", () => <Row />);\n`,
    "row.tsx": `import "./row.css";\nexport const Row = () => <li />;`,
    "words.tsx": `import "./words.css";\nexport type Word = string;`,
    "part.css": "",
    "row.css": "",
    "words.css": "",
  });
  expect([...code.matchAll(/^import "(.*)";$/gm)].map(([, sheet]) => sheet)).toEqual(["/part.css", "/row.css"]);
  expect(code).not.toContain("row.tsx");
  expect(code).toContain('export const Part = stillPart("part", () => import("/part.still.tsx?real")');
});

test("a module that exports something else stops the build", async () => {
  const other = `export const Part = still("part", () => <p />);\nexport function helper() {}\n`;
  await expect(inTheBrowser({ "part.still.tsx": other })).rejects.toThrow("exports something else than still parts");
});
