// The part of a page's styles that its first view needs. A rule is left out only if it asks for a class or an id that nothing in the first
// view has, so what is kept looks as it would with all of them; the whole sheets follow before the rest of the page (inline-styles.ts).

type Rule = { head: string; body: string | undefined };

const conditional = /^@(?:media|supports|container|layer|scope|starting-style)\b/;

/** `names` tells whether a class or an id ("." or "#" before its name) stands in the first view. */
export function firstViewStyles(styles: string, names: (name: string) => boolean): string {
  const kept = pick(styles, names);
  // Movements that nothing kept speaks of.
  return rulesOf(kept)
    .filter(({ head }) => !head.startsWith("@keyframes") || kept.split(head.slice(11).trim()).length > 2)
    .map(text)
    .join("");
}

function pick(styles: string, names: (name: string) => boolean): string {
  let kept = "";
  for (const rule of rulesOf(styles)) {
    if (rule.body !== undefined && conditional.test(rule.head)) {
      // Nobody prints a page before it is there.
      const inside = rule.head === "@media print" ? "" : pick(rule.body, names);
      if (inside) kept += text({ head: rule.head, body: inside });
    } else if (rule.head.startsWith("@") || splitList(rule.head).some((selector) => mayMatch(selector, names))) {
      kept += text(rule);
    }
  }
  return kept;
}

function text({ head, body }: Rule): string {
  return body === undefined ? `${head};` : `${head}{${body}}`;
}

/** What stands in parentheses (:not, :is, :has) is not looked at: such a rule is kept rather than missed. */
function mayMatch(selector: string, names: (name: string) => boolean): boolean {
  // Nobody points at a page before it is there.
  if (/:(?:hover|active)\b/.test(selector)) return false;
  let plain = selector;
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\((?:[^()\\]|\\.)*\)/g, "").replace(/\[[^[\]]*\]/g, "");
  }
  const asked = plain.match(/[.#](?:\\.|[\w-]|[^ -~])+/g) ?? [];
  return asked.every((name) => names(name.replace(/\\(.)/g, "$1")));
}

function splitList(head: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < head.length; at += 1) {
    const letter = head[at];
    if (letter === "\\") at += 1;
    else if (letter === "(" || letter === "[") depth += 1;
    else if (letter === ")" || letter === "]") depth -= 1;
    else if (letter === "," && depth === 0) {
      parts.push(head.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, head.slice(from)];
}

/** The rules of a sheet, or of a block of them, as they stand. */
function rulesOf(styles: string): Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  let open = -1;
  let depth = 0;
  for (let at = 0; at < styles.length; at += 1) {
    const letter = styles[at];
    if (letter === "\\") at += 1;
    else if (letter === '"' || letter === "'") at = endOfText(styles, at);
    else if (letter === "/" && styles[at + 1] === "*") at = endOfComment(styles, at);
    else if (letter === ";" && depth === 0) {
      const head = styles.slice(from, at).trim();
      if (head) rules.push({ head, body: undefined });
      from = at + 1;
    } else if (letter === "{") {
      if (depth === 0) open = at;
      depth += 1;
    } else if (letter === "}") {
      depth -= 1;
      if (depth !== 0) continue;
      rules.push({
        head: styles
          .slice(from, open)
          .replace(/\/\*[\s\S]*?\*\//g, "")
          .trim(),
        body: styles.slice(open + 1, at),
      });
      from = at + 1;
    }
  }
  return rules;
}

function endOfText(styles: string, start: number): number {
  let at = start + 1;
  while (at < styles.length && styles[at] !== styles[start]) at += styles[at] === "\\" ? 2 : 1;
  return at;
}

function endOfComment(styles: string, start: number): number {
  const end = styles.indexOf("*/", start + 2);
  return end < 0 ? styles.length : end + 1;
}

/** Every class and id in a piece of a page. */
export function namesIn(html: string): (name: string) => boolean {
  const found = new Set<string>();
  for (const [, kind, value = ""] of html.matchAll(/ (class|id)="([^"]*)"/g)) {
    for (const name of value.replaceAll("&amp;", "&").split(/\s+/)) found.add(`${kind === "id" ? "#" : "."}${name}`);
  }
  return (name) => found.has(name);
}
