// `npm run check`: one way for each chore (decision 18). A chore that has a module of its own is not done by hand anywhere else.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Rule = {
  pattern: RegExp;
  /** Files and folders that may. */
  only: readonly string[];
  /** What never reaches a browser may as well. */
  serverMay?: true;
  instead: string;
};

export const rules: readonly Rule[] = [
  {
    pattern: /\b(?:localStorage|sessionStorage|indexedDB)\b(?!["']|:)/,
    only: ["platform/browser/"],
    instead: "What a browser keeps is kept by platform/browser/browser-store.ts: declare the name in kept-names.ts and take a slot.",
  },
  {
    pattern: /\bIntl\.(?!Segmenter)|\.toLocale(?:Date|Time)?String\(/,
    only: ["platform/i18n/", "content/format.ts"],
    instead: "Dates and times are written by platform/i18n/format.ts, numbers and money by content/format.ts.",
  },
  {
    pattern: /\bwriteOnce\(/,
    only: ["platform/api/"],
    instead: "What changes something is a command(): platform/api/command.ts opens its transaction and answers a repeated request.",
  },
  {
    // The bundler cannot tell which words are meant, so it sends all of them: 200 files for one ticket.
    pattern: /\bm\[|\bm as /,
    only: ["platform/api/"],
    serverMay: true,
    instead: "Words that reach a browser are named one by one, in a table by kind: { open: m.state_open, … }.",
  },
  {
    // Letters that draw nothing are nothing: such a name leaves a row without anything to click.
    pattern: /z\s*\.string\(\)\s*\.trim\(/,
    only: ["platform/setting-kinds.ts"],
    instead: "What a person types is typedText (platform/typed-text.ts): trimmed, and empty where nothing of it can be seen.",
  },
  {
    // What it held would go on without it: a chat in which nobody answers, a ticket in nobody's view.
    pattern: /update\(accounts\)\s*\.set\(\{[^}]*\bdisabledAt\b/,
    only: ["features/accounts/server/stop-account.server.ts"],
    instead: "An account stops by stopAccount() (features/accounts/server/stop-account.server.ts): all it held ends with it.",
  },
  {
    // Under /proc it never ends, and elsewhere it ends in a stack.
    pattern: /\bmkdir(?:Sync)?\(/,
    only: ["platform/make-folder.ts", "features/"], // within the data folder, which a start has looked at
    instead: "Folders are made by platform/make-folder.ts, which says in a sentence which setting is wrong.",
  },
  {
    // A Korean customer writes in English to an English team, and a company has a name of its own. The two fields are to be written in it.
    pattern: /\blang=\{[\w.]*\b(?:customer|card|item|enquiry)\.locale\}/,
    only: ["features/enquiries/console/answer-form.tsx", "features/enquiries/console/enquiry-side.tsx"],
    instead: "What people wrote is in the language of its letters, not of their account: writtenIn (platform/i18n/written-in.ts).",
  },
  {
    // A header holds no 🧨: the answer would be a 500.
    pattern: /\bredirect(?:Document)?\(`[^`]*\$\{params\./,
    only: [],
    instead: "What stood in an address is written into another one by encodeURIComponent.",
  },
];

const onServer = /\.(?:server|email)\.tsx?$/;

export function oneWayProblems(file: string, code: string): string[] {
  return rules
    .filter(({ only, serverMay }) => !only.some((place) => file.startsWith(place)) && !(serverMay && onServer.test(file)))
    .filter(({ pattern }) => pattern.test(withoutComments(code)))
    .map(({ instead }) => `${file}: ${instead}`);
}

function withoutComments(code: string): string {
  return code
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .join("\n");
}

export function sources(): string[] {
  return ["app", "content", "features", "platform", "server", "ui"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name).replaceAll("\\", "/")))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|paraglide/.test(file));
}

if (import.meta.main) {
  const problems = sources().flatMap((file) => oneWayProblems(file, readFileSync(file, "utf8")));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
