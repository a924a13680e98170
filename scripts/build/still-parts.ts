import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/**
 * Modules named `*.still.tsx` hold parts that scripts leave as the server drew them (ui/still.tsx). The browser gets in their place what
 * keeps the drawn element, together with all styles the part needs; the real module is a file of its own, fetched only where a page was
 * drawn by scripts alone.
 */
export function stillParts(): Plugin {
  return {
    name: "still-parts",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\.still\.tsx$/ },
      async handler(code, id) {
        const parts = [...code.matchAll(/^export const (\w+) = still\(\s*"([\w-]+)"/gm)];
        const values = code.match(/^export (?!type|interface)/gm)?.length ?? 0;
        if (parts.length === 0 || parts.length !== values)
          this.error(`${id} exports something else than still parts: "export const Name = still("name", …)" is all it may have.`);
        const sheets = await sheetsOf(id, async (path, from) => (await this.resolve(path, from))?.id);
        const lines = [
          ...sheets.map((sheet) => `import ${JSON.stringify(sheet)};`),
          `import { stillPart } from "#ui/still-part.tsx";`,
          ...parts.map(
            ([, part, name]) =>
              `export const ${part} = stillPart("${name}", () => import(${JSON.stringify(`${id}?real`)}).then(({ ${part} }) => ${part}));`,
          ),
        ];
        return { code: lines.join("\n"), map: null };
      },
    },
    // What is drawn on the server is drawn anew by the server.
    hotUpdate({ file }) {
      if (!file.endsWith(".still.tsx")) return;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

type Resolve = (path: string, from: string) => Promise<string | undefined>;

/** The styles of a module and of all it imports, in the order in which they would be loaded. */
async function sheetsOf(file: string, resolve: Resolve, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith(".css")) return [file];
  if (!/\.tsx?$/.test(file)) return [];
  const source = await readFile(file, "utf8");
  const sheets: string[] = [];
  for (const [, path = ""] of source.matchAll(/^import (?!type\b)(?:[^"';]*? from )?"([.#][^"]+)"/gm)) {
    const found = await resolve(path, file);
    if (found) sheets.push(...(await sheetsOf(found, resolve, seen)));
  }
  return sheets;
}
