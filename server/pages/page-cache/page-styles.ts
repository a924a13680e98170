// All the sheets of a public page that follow its first view, as one file. Each sheet that a browser gets by itself has it look up every style
// of the page once more: nine of them held a phone up for half a second. What most pages have in common stays a file of its own, which the
// browser keeps for the next page, and is imported; the file counts as there when all of it is. Written by scripts/build/write-page-styles.ts.
import { createHash } from "node:crypto";

/** Named after the groups of scripts/build/script-groups.ts. */
const common = /^\/assets\/(?:shell|page|service|diagrams)-/;

/** The files of a page, the one that its document names last. `read` gives the text of a sheet. Rules stay in the order of the sheets: what
 * stands between two common ones becomes a file between them. */
export function pageStyles(hrefs: readonly string[], read: (href: string) => string): { address: string; text: string }[] {
  const runs: string[][] = [];
  let own: string[] = [];
  for (const href of hrefs) {
    if (!common.test(href)) {
      own.push(href);
      continue;
    }
    if (own.length > 0) runs.push(own);
    runs.push([href]);
    own = [];
  }
  const textOf = (run: string[]) => run.map(read).join("\n");
  const between = runs.filter((run) => run.length > 1).map((run) => ({ address: addressOf(run), text: textOf(run) }));
  const imports = runs.map((run) => `@import"${addressOf(run)}";`).join("");
  return [...between, { address: pageStylesAddress(hrefs), text: imports + textOf(own) }];
}

function addressOf(run: readonly string[]): string {
  const [only = ""] = run;
  return run.length === 1 ? only : `/assets/styles-${hashOf(run)}.css`;
}

/** The address says everything that decides what the file holds: the names of sheets change with them. */
export function pageStylesAddress(hrefs: readonly string[]): string {
  return `/assets/page-styles-${hashOf([common.source, ...hrefs])}.css`;
}

export function importedBy(text: string): string[] {
  return [...text.matchAll(/@import"([^"]+)";/g)].map(([, href = ""]) => href);
}

function hashOf(names: readonly string[]): string {
  return createHash("sha256").update(names.join(" ")).digest("base64url").slice(0, 8);
}
