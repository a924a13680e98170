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

/** Who may name a class: each feature for itself, the pages and shells of `app/`, the shared parts of `ui/`. */
function areaOf(file: string): string {
  const [room = "", name = ""] = file.split("/");
  return room === "features" ? `features/${name}` : room;
}

/** Languages, and what the text editor writes by itself. */
const nobodys = /^(?:ko|en|is|ProseMirror|selectedCell)$/;

/** Each selector in a sheet, with where it stands. `:is(.a, .b)` stays one selector. */
function selectorsOf(text: string): { selector: string; index: number }[] {
  const found: { selector: string; index: number }[] = [];
  for (const match of text.matchAll(/(?<=[{};]|^)([^{};]*\.[^{};]*)\{/g)) {
    const [, list = ""] = match;
    if (list.trim().startsWith("@")) continue;
    for (const selector of list.split(/,(?![^()]*\))/)) found.push({ selector: selector.trim(), index: match.index });
  }
  return found;
}

const classesOf = (selector: string) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
const prefixOf = (name: string) => name.split("-")[0] ?? name;

/** The first class of a selector says whose rule it is. Everybody may adjust a shared part inside a class of their own, nobody else's. */
export function checkNames(sheets: Sheet[]): string[] {
  const rules = sheets.flatMap(({ file, text: source }) => {
    const text = withoutComments(source);
    return selectorsOf(text).flatMap(({ selector, index }) => {
      const [first, ...rest] = classesOf(selector).filter((name) => !nobodys.test(prefixOf(name)));
      return first ? [{ file, line: lineOf(text, index), area: areaOf(file), first, rest, selector }] : [];
    });
  });
  const areas = new Map<string, Set<string>>();
  for (const { first, area } of rules) areas.set(prefixOf(first), (areas.get(prefixOf(first)) ?? new Set()).add(area));
  const ownerOf = (name: string) => {
    const all = [...(areas.get(prefixOf(name)) ?? [])];
    return ["ui", "app"].find((shared) => all.includes(shared)) ?? all[0];
  };
  return rules.flatMap(({ file, line, area, first, rest }) => {
    const owner = ownerOf(first);
    if (owner !== area)
      return [`${file}:${line} begins a rule with .${first}, which belongs to ${owner}. Begin it with a class of ${area}.`];
    return rest
      .filter((name) => ownerOf(name)?.startsWith("features/") && ownerOf(name) !== area)
      .map((name) => `${file}:${line} changes .${name}, which is a part of ${ownerOf(name)}. Let that part offer it.`);
  });
}

/** A feature brings its own sheets with its own components; what two need is a part in `ui/`. */
export function checkImports(files: Sheet[]): string[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(/import "#(features\/[\w-]+)\/[^"]+\.css"/g)]
      .filter(([, area]) => file.startsWith("features/") && area !== areaOf(file))
      .map(([, area]) => `${file} imports a sheet of ${area}. Use its component, which brings the sheet, or move the part to ui/.`),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const sheets = globSync("{app,ui,features}/**/*.css", { exclude: ["ui/styles/fonts/**"] })
    .filter((file) => !file.startsWith("ui/styles/fonts"))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const components = globSync("{app,ui,features}/**/*.tsx").map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const found = [
    ...sheets.flatMap(checkSheet),
    ...checkNames(sheets).filter((line) => !/^(?:features\/(?:service-tools|site-)|ui\/page)/.test(line)),
    ...checkImports(components),
  ];
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
