// Cuts the web fonts to what the pages use. `ui/styles/fonts.css` names the files written here; Vite hashes and serves them.
// Runs before `dev` and `build`; does nothing when neither the words nor this file have changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const root = join(import.meta.dirname, "../..");
const out = join(root, "ui/styles/fonts");
const resolve = createRequire(import.meta.url).resolve;

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

/** Everything an English page shows, and the three syllables of the language switch, so that it needs no Korean file. */
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}‐‑–—‘’‚“”„†•…‰′″‹›⁄€₩№™←↑→↓↔↗↘↵⇧−≈≠≤≥∞∑√○●◆◇□■▲△▶▷▼▽✓✕✗⌘⌥한국어`;
const latinMore = `${between(0x100, 0x17f)}${between(0x218, 0x21b)}${between(0x1e80, 0x1e85)}ΔΩμπ`;
/** With the won, which is in the header of every page: a file of its own would come after the first lines, and set the whole page anew. */
const mono = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…′″€₩™←↑→↓−≈≤≥`;
/** Marks that only Korean text uses. */
const koreanMarks = `${between(0x3000, 0x3003)}${between(0x3008, 0x3011)}${between(0x3131, 0x318e)}${between(0xff01, 0xff5e)}※〒℃㈜`;

/** KS X 1001 holds the 2,350 syllables that ordinary Korean is written with; the decoder knows the table. */
function commonSyllables(): string {
  const decoder = new TextDecoder("euc-kr");
  const rows = [];
  for (let row = 0xb0; row <= 0xc8; row++) rows.push(Buffer.from(Array.from({ length: 94 }, (_, i) => [row, 0xa1 + i]).flat()));
  return decoder.decode(Buffer.concat(rows));
}

/** Every syllable written in the product's own words: pages, messages, mails, sample data. */
function writtenSyllables(): string {
  const found = new Set<string>();
  for (const folder of ["content", "messages", "features", "app", "ui", "db/seed"]) {
    const path = join(root, folder);
    if (!existsSync(path)) continue;
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(tsx?|json|md|html)$/.test(entry.name) || entry.parentPath.includes("paraglide")) continue;
      for (const [syllable] of readFileSync(join(entry.parentPath, entry.name), "utf8").matchAll(/[가-힣]/g)) found.add(syllable);
    }
  }
  return [...found].sort().join("");
}

/**
 * What a Korean visitor reads on the first screen of any public page: headers, menus, heroes. Only this file is waited for; sections further
 * down are laid out when they come near, and by then the second file is here.
 */
async function firstSyllables(): Promise<string> {
  const seen: unknown[] = [readFileSync(join(root, "messages/ko/shell.json"), "utf8")];
  for (const entry of readdirSync(join(root, "content/ko"), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\/(faq|legal)$/.test(entry.parentPath)) continue;
    const words = (await import(join(entry.parentPath, entry.name))) as { page?: { hero?: unknown; title?: unknown } };
    seen.push(words.page ? [words.page.hero, words.page.title] : words);
  }
  return [...new Set(JSON.stringify(seen, (_, value) => (typeof value === "function" ? String(value) : value)).match(/[가-힣]/g))]
    .sort()
    .join("");
}

type Cut = { file: string; source: string; text: string; weights?: { min: number; max: number } };

async function cuts(): Promise<Cut[]> {
  const sans = resolve("pretendard/dist/web/variable/woff2/PretendardVariable.woff2");
  const plex = (style: string) => resolve(`@expo-google-fonts/ibm-plex-mono/${style}/IBMPlexMono_${style}.ttf`);
  const weights = { min: 400, max: 750 };
  const common = commonSyllables();
  const first = await firstSyllables();
  const later = [...writtenSyllables()].filter((syllable) => !first.includes(syllable)).join("");
  const list: Cut[] = [
    { file: "sans-latin", source: sans, text: latin, weights },
    { file: "sans-latin-more", source: sans, text: latinMore, weights },
    { file: "sans-korean", source: sans, text: first, weights },
    { file: "sans-korean-later", source: sans, text: later + koreanMarks, weights },
  ];
  // The ranges are those of fonts.css. They do not depend on our words, so browsers keep these files from one release to the next.
  for (const [name, first, last] of hangulParts) {
    const part = [...between(first, last)];
    list.push({ file: `sans-common-${name}`, source: sans, text: part.filter((s) => common.includes(s)).join(""), weights });
    list.push({ file: `sans-rare-${name}`, source: sans, text: part.filter((s) => !common.includes(s)).join(""), weights });
  }
  list.push({ file: "mono-400", source: plex("400Regular"), text: mono });
  list.push({ file: "mono-500", source: plex("500Medium"), text: mono });
  return list;
}

const hangulParts: [name: string, first: number, last: number][] = [
  ["1", 0xac00, 0xb2e3],
  ["2", 0xb2e4, 0xb9c7],
  ["3", 0xb9c8, 0xc0ab],
  ["4", 0xc0ac, 0xc78f],
  ["5", 0xc790, 0xce73],
  ["6", 0xce74, 0xd7a3],
];

async function build() {
  const stampFile = join(out, "stamps.json");
  const stamps: Record<string, string> = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, "utf8")) : {};
  const recipe = readFileSync(import.meta.filename);
  const sources = new Map<string, Buffer>();
  mkdirSync(out, { recursive: true });
  for (const { file, source, text, weights } of await cuts()) {
    const target = join(out, `${file}.woff2`);
    const stamp = createHash("sha256").update(recipe).update(source).update(text).digest("hex").slice(0, 16);
    if (stamps[file] === stamp && existsSync(target)) continue;
    const font = sources.get(source) ?? readFileSync(source);
    sources.set(source, font);
    const subset = await subsetFont(font, text, {
      targetFormat: "woff2",
      noHinting: true,
      keepFeatures: ["kern", "tnum", "mark", "ccmp"],
      variationAxes: weights && { wght: weights },
    });
    writeFileSync(target, subset);
    stamps[file] = stamp;
    console.log(`fonts: ${file}.woff2 ${(subset.length / 1024).toFixed(1)} kB, ${[...text].length} characters`);
  }
  writeFileSync(stampFile, JSON.stringify(stamps, null, 1));
}

await build();
