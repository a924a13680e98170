// Code in colours, worked out on the server: the page gets words with the kind of token they are, the style sheet knows the rest.
// No inline style, no highlighter in the browser.
import type { HighlighterCore } from "shiki/core";
import type { CodeToken } from "#features/blog/rules/blog.contract.ts";

/** Loaded when first met. What is not named here is shown plain. */
const languages: Record<string, () => Promise<unknown>> = {
  bash: () => import("shiki/langs/bash.mjs"),
  console: () => import("shiki/langs/shellsession.mjs"),
  css: () => import("shiki/langs/css.mjs"),
  diff: () => import("shiki/langs/diff.mjs"),
  docker: () => import("shiki/langs/docker.mjs"),
  go: () => import("shiki/langs/go.mjs"),
  html: () => import("shiki/langs/html.mjs"),
  ini: () => import("shiki/langs/ini.mjs"),
  javascript: () => import("shiki/langs/javascript.mjs"),
  json: () => import("shiki/langs/json.mjs"),
  nginx: () => import("shiki/langs/nginx.mjs"),
  python: () => import("shiki/langs/python.mjs"),
  sql: () => import("shiki/langs/sql.mjs"),
  toml: () => import("shiki/langs/toml.mjs"),
  typescript: () => import("shiki/langs/typescript.mjs"),
  yaml: () => import("shiki/langs/yaml.mjs"),
};
const otherNames: Record<string, string> = {
  sh: "bash",
  shell: "bash",
  zsh: "bash",
  shellsession: "console",
  dockerfile: "docker",
  conf: "ini",
  cfg: "ini",
  js: "javascript",
  jsonc: "json",
  py: "python",
  ts: "typescript",
  yml: "yaml",
};
/** The grammars' own names, where they differ from ours. */
const grammarNames: Record<string, string> = { console: "shellsession" };

const lettersMaximum = 40_000;
const keptMaximum = 500;
const kept = new Map<string, CodeToken[][]>();
let opening: Promise<HighlighterCore> | undefined;

export async function highlight({ text, language }: { text: string; language: string | null }): Promise<CodeToken[][] | null> {
  const name = otherNames[language ?? ""] ?? language ?? "";
  const load = Object.hasOwn(languages, name) ? languages[name] : undefined;
  if (!load || text.length > lettersMaximum) return null;
  const key = `${name}\n${text}`;
  const known = kept.get(key);
  if (known) return known;
  opening ??= open();
  const highlighter = await opening;
  const grammar = grammarNames[name] ?? name;
  if (!highlighter.getLoadedLanguages().includes(grammar)) await highlighter.loadLanguage((await load()) as never);
  // On a busy machine the first line of a grammar takes longer than the usual half second; what was cut short would be kept.
  const { tokens } = highlighter.codeToTokens(text, { lang: grammar, theme: "css-variables", tokenizeTimeLimit: 5_000 });
  const lines = tokens.map((line) => joined(line.map(({ content, color }): CodeToken => [content, kindOf(color)])));
  kept.set(key, lines);
  for (const oldest of kept.keys()) {
    if (kept.size <= keptMaximum) break;
    kept.delete(oldest);
  }
  return lines;
}

async function open(): Promise<HighlighterCore> {
  const [{ createHighlighterCore, createCssVariablesTheme }, { createJavaScriptRegexEngine }] = await Promise.all([
    import("shiki/core"),
    import("shiki/engine/javascript"),
  ]);
  return createHighlighterCore({
    themes: [createCssVariablesTheme({ name: "css-variables", variablePrefix: "--code-" })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

/** "var(--code-token-string-expression)" → "string-expression". */
function kindOf(color: string | undefined): string | null {
  return /--code-token-([a-z-]+)/.exec(color ?? "")?.[1] ?? null;
}

function joined(line: CodeToken[]): CodeToken[] {
  const out: CodeToken[] = [];
  for (const [text, kind] of line) {
    const last = out.at(-1);
    if (last && last[1] === kind) last[0] += text;
    else out.push([text, kind]);
  }
  return out;
}
