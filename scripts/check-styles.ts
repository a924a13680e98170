// One system of styles: ten sizes of text, four widths at which a layout changes, names that belong to one place, no feature that borrows
// another's sheet. Says where something else is written instead.
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Below these a layout narrows: phone, large phone and tablet, small laptop, laptop. */
export const breakpoints = [640, 860, 1023, 1239];
const widths = new Set([
  ...breakpoints.map((width) => `max-width: ${width}px`),
  ...breakpoints.map((width) => `min-width: ${width + 1}px`),
]);

const textSize = /^(?:0|inherit|var\(--(?:text-[a-z0-9]+|fig)\))$/;

type Sheet = { file: string; text: string };

function withoutComments(text: string): string {
  return text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, (comment) => comment.replace(/[^\n]/g, " "));
}

function sizeIn(property: string, value: string): string | undefined {
  if (property === "font-size") return value;
  // The shorthand: weight, size, perhaps a line height, family.
  return value
    .split(/\s+/)
    .find((part) => part.startsWith("var(--text") || part.startsWith("var(--fig") || /^[\d.]+(?:px|r?em|pt)$|^clamp/.test(part));
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

export function checkSheet({ file, text: source }: Sheet): string[] {
  const text = withoutComments(source);
  const found: string[] = [];
  for (const match of text.matchAll(/(?<![\w-])(font|font-size):([^;{}]+)/g)) {
    const [, property = "", value = ""] = match;
    const size = sizeIn(property, value.trim());
    if (size !== undefined && !textSize.test(size))
      found.push(`${file}:${lineOf(text, match.index)} sets text at ${size}. Take one of the sizes in ui/styles/tokens.css (--text-…).`);
  }
  for (const match of text.matchAll(/@media([^{]+)\{/g)) {
    for (const [width] of (match[1] ?? "").matchAll(/(?:max|min)-width: *[\d.]+px/g)) {
      if (!widths.has(width))
        found.push(
          `${file}:${lineOf(text, match.index)} changes at ${width}. The four widths are ${breakpoints.join(", ")} (min-width: one more).`,
        );
    }
  }
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const sheets = globSync("{app,ui,features}/**/*.css", { exclude: ["ui/styles/fonts/**"] })
    .filter((file) => !file.startsWith("ui/styles/fonts"))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const found = sheets.flatMap(checkSheet);
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
