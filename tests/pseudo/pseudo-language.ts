// Builds the site with a third language, `xx`, that exists in tests only. It does what a translator would: one entry in the list of
// languages, one row of traits, a third version beside each { en, ko }, a third file beside each pair of pages, a third folder of messages.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compile } from "@inlang/paraglide-js";
import type { Plugin } from "vite";
import { locales } from "../../content/locales.ts";
import { pseudo, pseudoText } from "./pseudo-words.ts";

export const pseudoLocale = "xx";
const folder = resolve("node_modules/.cache/aranode/pseudo-words");
const outdir = join(folder, "platform/paraglide");
const words = resolve("tests/pseudo/pseudo-words.ts").replaceAll("\\", "/");
/** Dates and numbers come from the browser: in Finnish, so that a date written for English readers shows. */
const row = 'name: "⟦Pšéûðö⟧", numberTag: "fi-FI", dateTag: "fi-FI"';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Property = Node & { key: Node & { name?: string; value?: string }; value: Node; computed: boolean };

export async function compilePseudoMessages(): Promise<void> {
  const settings = JSON.parse(readFileSync("project.inlang/settings.json", "utf8"));
  for (const file of readdirSync("messages/en")) {
    const [en, ko] = ["en", "ko"].map((locale) => JSON.parse(readFileSync(`messages/${locale}/${file}`, "utf8")));
    const own = Object.fromEntries(Object.keys(en).map((key) => [key, key.startsWith("$") ? en[key] : message(en[key], ko[key])]));
    for (const [locale, text] of [
      ["en", en],
      ["ko", ko],
      [pseudoLocale, own],
    ] as const) {
      mkdirSync(join(folder, "messages", locale), { recursive: true });
      writeFileSync(join(folder, "messages", locale, file), JSON.stringify(text));
    }
  }
  const project = join(folder, "project.inlang");
  mkdirSync(project, { recursive: true });
  const modules = settings.modules.map((path: string) => resolve(path));
  writeFileSync(join(project, "settings.json"), JSON.stringify({ ...settings, modules, locales: [...locales, pseudoLocale] }));
  await compile({
    project,
    outdir,
    strategy: ["baseLocale"],
    emitReadme: false,
    emitPrettierIgnore: false,
    emitGitIgnore: false,
    cleanOutdir: false,
    // A file for each word, as the product has them, takes three times as long, and nothing of this reaches a browser.
    outputStructure: "locale-modules",
  });
}

/** A message with cases keeps its rules; its texts are translated one by one. */
function message(en: unknown, ko: unknown): unknown {
  if (!Array.isArray(en)) return pseudo(en, ko);
  return en.map((part) => ({
    ...part,
    match: Object.fromEntries(Object.entries(part.match as Record<string, string>).map(([when, text]) => [when, pseudoText(text)])),
  }));
}

export function pseudoLanguage(): Plugin {
  return {
    name: "pseudo-language",
    enforce: "pre",
    resolveId: {
      filter: { id: /^#platform\/paraglide\// },
      handler: (source) => join(outdir, source.slice("#platform/paraglide/".length)),
    },
  };
}

/** After types are gone, so that what is read is plain script. */
export function pseudoTranslations(): Plugin {
  const root = process.cwd().replaceAll("\\", "/");
  return {
    name: "pseudo-translations",
    enforce: "post",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.startsWith(`${root}/`) || !/\.tsx?$/.test(file) || /\/node_modules\/|\/build-pseudo\/|\/tests\//.test(file)) return null;
      const path = file.slice(root.length + 1);
      if (path === "content/locales.ts")
        return { code: code.replace(/\[\s*"en",\s*"ko"\s*\]/, `["en", "ko", "${pseudoLocale}"]`), map: null };
      if (!/\bko\b/.test(code) && path !== "app/site/page-modules.server.ts") return null;
      const pairs = pairsIn(this.parse(code) as unknown as Node);
      let out = code;
      for (const { en, ko, at } of pairs.sort((a, b) => b.at - a.at)) {
        const english = code.slice(en.start, en.end);
        const third =
          path === "content/locale-traits.ts" ? `{ ...${english}, ${row} }` : `__pseudo(${english}, ${code.slice(ko.start, ko.end)})`;
        out = `${out.slice(0, at)}, ${pseudoLocale}: ${third}${out.slice(at)}`;
      }
      if (path === "app/site/page-modules.server.ts") out += thirdPages;
      if (out === code) return null;
      return { code: `import { pseudo as __pseudo } from "${words}";\n${out}`, map: null };
    },
  };
}

const thirdPages = `
for (const [name, load] of Object.entries(pageModules)) {
  if (!name.startsWith("/content/en/")) continue;
  const other = pageModules[name.replace("/en/", "/ko/")];
  pageModules[name.replace("/en/", "/${pseudoLocale}/")] = async () => __pseudo(await load(), await other());
}
`;

/** Every object with a version in each language, and where its last one ends. */
function pairsIn(root: Node): { en: Node; ko: Node; at: number }[] {
  const found: { en: Node; ko: Node; at: number }[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    if (node.type === "ObjectExpression") {
      const own = (node.properties as Property[]).filter(({ type, computed }) => type === "Property" && !computed);
      const version = (name: string) => own.find(({ key }) => key.name === name || key.value === name);
      const [en, ko] = [version("en"), version("ko")];
      if (en && ko) found.push({ en: en.value, ko: ko.value, at: Math.max(en.end, ko.end) });
    }
    for (const [key, child] of Object.entries(node)) if (key !== "parent") visit(child);
  };
  visit(root);
  return found;
}
