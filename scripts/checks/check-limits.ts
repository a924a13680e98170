// `npm run check`: what people write is never cut. A browser drops what is over a maxLength without a word, so no field has one but searches,
// where the rest would find nothing, and codes, whose length is fixed. Everything else says its `limit` (ui/use-limit.ts).
import { readFileSync } from "node:fs";
import { sources } from "./check-one-way.ts";

const mayCut = /type="search"|role="combobox"|autoComplete="one-time-code"/;

export function limitProblems(file: string, code: string): string[] {
  return [...code.matchAll(/\bmaxLength\s*[=:]/g)]
    .filter(({ index }) => !mayCut.test(tagAround(code, index)))
    .map(({ index }) => {
      const line = code.slice(0, index).split("\n").length;
      return `${file}:${line}: maxLength drops what is over it without a word. Give the field a limit: TextField, TextareaField, or ui/limited.tsx.`;
    });
}

/** The innermost tag it stands in, whole; nothing where it stands in none. */
function tagAround(code: string, at: number): string {
  const starts = [...code.slice(0, at).matchAll(/<[A-Za-z]\w*\s/g)].map(({ index }) => index).reverse();
  const start = starts.find((one) => endOfTag(code, one) > at);
  return start === undefined ? "" : code.slice(start, endOfTag(code, start));
}

function endOfTag(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === "{") depth += 1;
    else if (code[at] === "}") depth -= 1;
    else if (code[at] === ">" && code[at - 1] !== "=" && depth === 0) return at;
  }
  return code.length;
}

if (import.meta.main) {
  const files = sources().filter((file) => file.endsWith(".tsx"));
  const problems = files.flatMap((file) => limitProblems(file, readFileSync(file, "utf8")));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
