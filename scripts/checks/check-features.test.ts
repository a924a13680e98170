import { expect, test } from "vitest";
import { allowedPairs, featureProblems } from "./check-features.ts";

const list = "| Feature | May import |\n|---|---|\n| `tickets` | `files`, `support` |\n";
const one = (file: string, code: string) => featureProblems(allowedPairs(list), new Map([[file, code]]));

test("what is on the list may be imported, what is not may not, types included", () => {
  expect(one("tickets/a.ts", 'import { x } from "#features/support/rules/x.ts";')).toEqual([]);
  expect(one("support/a.ts", 'import type { X } from "#features/tickets/rules/x.ts";')).toHaveLength(1);
  expect(one("tickets/a.ts", 'const x = import("#features/chat/x.ts");')).toHaveLength(1);
});

test("a list that lets two features import each other is refused", () => {
  expect(featureProblems(allowedPairs(`${list}| \`a\` | \`b\` |\n| \`b\` | \`a\` |\n`), new Map())).toHaveLength(2);
});
