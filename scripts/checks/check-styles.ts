// One system of styles: ten sizes of text, four widths at which a layout changes, names that belong to one place, no feature that borrows
// another's sheet. Says where something else is written instead.
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Below these a layout narrows: phone, large phone and tablet, small laptop, laptop; 640, 860, 1023 and 1239 px where text is 16. In em, so that
 * whoever sets text larger gets the layout that has room for it. */
const breakpoints = ["40em", "53.75em", "63.94em", "77.44em"];
const above = ["40.06em", "53.81em", "64em", "77.5em"];
/** Text twice as large on a phone: 304 px where text is 16. */
const largeText = "19em";
const widths = new Set([
  ...[...breakpoints, largeText].map((width) => `max-width: ${width}`),
  ...above.map((width) => `min-width: ${width}`),
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
  // Who sets the browser's own size of text larger gets larger text: in rem, and lines that grow with it. A drawing is scaled as a whole.
  for (const match of text.matchAll(/(?<![\w-])(?:--text-[a-z0-9]+:|line-height:|font:[^;{}/]*\/)[^;{}]*?\d(?:px|pt)\b/g)) {
    if (!/(?:^|[}\s])svg \{[^{}]*$/.test(text.slice(0, match.index)))
      found.push(
        `${file}:${lineOf(text, match.index)} sets text or its lines in pixels: ${match[0]}. Take rem (px / 16), or no unit for lines.`,
      );
  }
  for (const match of text.matchAll(/@media([^{]+)\{/g)) {
    for (const [width] of (match[1] ?? "").matchAll(/(?:max|min)-width: *[\d.]+\w+/g)) {
      if (!widths.has(width))
        found.push(
          `${file}:${lineOf(text, match.index)} changes at ${width}. The four widths are ${breakpoints.join(", ")} (min-width: ${above.join(", ")}).`,
        );
    }
  }
  for (const match of text.matchAll(/@(?:media|container)[^{]*\d(?:px|pt)\b/g))
    found.push(`${file}:${lineOf(text, match.index)} changes at a number of pixels. Take em in @media, rem in @container (px / 16).`);
  // A box in pixels does not grow with the text in it.
  for (const match of text.matchAll(/(?<=[{};]|^)([^{};]+)\{([^{}]*(?<![\w-])font(?:-size)?:[^{}]*)\}/g)) {
    const [, selector = "", rule = ""] = match;
    for (const [size, pixels] of rule.matchAll(/(?<![\w-])(?:max-)?(?:height|width|block-size|inline-size): *([\d.]+)px(?=[;\s]|$)/g)) {
      // What is one pixel large is hidden from sight; columns of words may end where they like.
      if (Number(pixels) > 2 && !size.startsWith("max-width") && !size.startsWith("max-inline"))
        found.push(
          `${file}:${lineOf(text, match.index + selector.search(/\S/))} sets the size of its text and a ${size} around it. Take rem (px / 16).`,
        );
    }
  }
  // A reader of the screen hears a field by its label: out of sight is .vh's way, never display: none.
  for (const match of text.matchAll(/([^{}]*\.field-(?:top|label)(?![\w-])[^{}]*)\{([^{}]*)\}/g)) {
    if (/display: *none/.test(match[2] ?? ""))
      found.push(`${file}:${lineOf(text, match.index + (match[1] ?? "").search(/\S/))} takes a field's name away. Hide it as .vh does.`);
  }
  // Of no named element, it is asked of every element: whatever changes anywhere then looks up the style of the whole page again.
  for (const match of withoutOwn(text).matchAll(/(?<=^|[\s,>+~]|:is\(|:where\():has\(/gm)) {
    found.push(`${file}:${lineOf(text, match.index)} asks every element what it has. Write the class before :has().`);
  }
  return found;
}

/** The same text without what is asked of a named element alone: `.x:not(:has(a))`, but not `.x:is(:has(a) > *)`. */
function withoutOwn(text: string): string {
  return text.replace(/(?<=[\w\])-]):(?:not|is|where)\((?:[^()>+~]|\([^()]*\))*\)/g, (own) => ".".padStart(own.length));
}

/** Who may name a class: each feature for itself, each tool of `service-tools/`, the pages and shells of `app/`, the shared parts of `ui/`. */
function areaOf(file: string): string {
  const [room = "", name = "", tool = ""] = file.split("/");
  if (room !== "features") return room;
  return name === "service-tools" && !tool.includes(".") ? `features/${name}/${tool}` : `features/${name}`;
}

/** Languages, and what the text editor writes by itself. */
const nobodys = /^(?:ko|en|is|ProseMirror|selectedCell)$/;

/** Each selector in a sheet, with where it stands. `:is(.a, .b)` stays one selector. */
function selectorsOf(text: string): { selector: string; index: number }[] {
  const found: { selector: string; index: number }[] = [];
  for (const match of text.matchAll(/(?<=[{};]|^)([^{};]*\.[^{};]*)\{/g)) {
    const [, list = ""] = match;
    if (/^\s*[@#]/.test(list)) continue;
    for (const selector of list.split(/,(?![^()]*\))/)) found.push({ selector: selector.trim(), index: match.index });
  }
  return found;
}

const classesOf = (selector: string) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
const prefixOf = (name: string) => name.split("-")[0] ?? name;

/**
 * A prefix belongs to `ui` or `app` where a rule of theirs begins with it, else to the one feature that uses it. A rule has a class of its own
 * folder in it; it may stand around, in or on a shared part, never a part of another feature.
 */
export function checkNames(sheets: Sheet[]): string[] {
  const rules = sheets.flatMap(({ file, text: source }) => {
    const text = withoutComments(source);
    return selectorsOf(text).flatMap(({ selector, index }) => {
      const names = classesOf(selector).filter((name) => !nobodys.test(prefixOf(name)));
      return names.length > 0 ? [{ file, line: lineOf(text, index), area: areaOf(file), names }] : [];
    });
  });
  const owners = new Map<string, string>();
  const claim = (name: string, area: string) => owners.has(prefixOf(name)) || owners.set(prefixOf(name), area);
  for (const shared of ["ui", "app"]) for (const { area, names } of rules) if (area === shared && names[0]) claim(names[0], area);
  for (const { area, names } of rules) if (names[0]) claim(names[0], area);
  for (const { area, names } of rules) for (const name of names) claim(name, area);
  return rules.flatMap(({ file, line, area, names }) => {
    const others = names.map((name) => ({ name, owner: owners.get(prefixOf(name)) ?? area })).filter(({ owner }) => owner !== area);
    const [first] = others;
    if (first && others.length === names.length)
      return [`${file}:${line} has a rule for .${first.name}, which belongs to ${first.owner}. Give it a class of ${area}.`];
    return others
      .filter(({ owner }) => owner.startsWith("features/"))
      .map(({ name, owner }) => `${file}:${line} changes .${name}, which is a part of ${owner}. Let that part offer it.`);
  });
}

/** Set by libraries: the text editor and its placeholder. */
const foreign = /^(?:ProseMirror-|is-editor-)/;

/** A rule for a class that no component names does nothing. Names that are put together (`ret-${kind}`) count by how they begin. */
export function checkUsed(sheets: Sheet[], sources: Sheet[]): string[] {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const { text } of sources) {
    for (const [word] of text.matchAll(/[A-Za-z][\w-]*/g)) words.add(word);
    for (const [, start = ""] of text.matchAll(/([A-Za-z][\w-]*-)\$\{/g)) beginnings.add(start);
  }
  const used = (name: string) =>
    words.has(name) || nobodys.test(name) || foreign.test(name) || [...beginnings].some((start) => name.startsWith(start));
  return sheets.flatMap(({ file, text: source }) => {
    const text = withoutComments(source);
    return selectorsOf(text).flatMap(({ selector, index }) =>
      classesOf(selector)
        .filter((name) => !used(name))
        .map((name) => `${file}:${lineOf(text, index)} has a rule for .${name}, which no component names. Remove it.`),
    );
  });
}

/** What runs along a drawing says so to base.css, which holds it until the page's scripts are there. */
export function checkMoves(sheets: Sheet[], sources: Sheet[]): string[] {
  const code = sources.map(({ text }) => text).join("\n");
  return sheets.flatMap(({ file, text: source }) =>
    [...withoutComments(source).matchAll(/([^{};]+)\{[^{}]*stroke[-a-z]*: [^{}]*animation: [^;]* infinite/g)]
      .map(([, selector = ""]) => classesOf(selector).at(-1) ?? "")
      .filter((name) => ![...code.matchAll(/["'`]moves ([\w -]+)/g)].some(([, names = ""]) => names.split(" ").includes(name)))
      .map((name) => `${file}: .${name} moves. Name it so: className="moves ${name}".`),
  );
}

/** A feature brings its own sheets with its own components; what two need is a part in `ui/`. */
export function checkImports(files: Sheet[]): string[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(/import "#(features\/[\w-]+)\/[^"]+\.css"/g)]
      .filter(([, area]) => file.startsWith("features/") && !areaOf(file).startsWith(area ?? ""))
      .map(([, area]) => `${file} imports a sheet of ${area}. Use its component, which brings the sheet, or move the part to ui/.`),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const sheets = globSync("{app,ui,features}/**/*.css", { exclude: ["ui/styles/fonts/**"] })
    .filter((file) => !file.startsWith("ui/styles/fonts"))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const sources = globSync("{app,ui,features,platform,server/pages}/**/*.{ts,tsx}", {
    exclude: ["**/*.test.*", "platform/paraglide/**"],
  }).map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }));
  const found = [
    ...sheets.flatMap(checkSheet),
    ...checkNames(sheets),
    ...checkImports(sources),
    ...checkUsed(sheets, sources),
    ...checkMoves(sheets, sources),
  ];
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
