import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oneWayProblems, sources } from "./check-one-way.ts";

test("no file does by hand what has a module", () => {
  expect(sources().flatMap((file) => oneWayProblems(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["localStorage.getItem(key)", /browser-store/],
  ["const s = window.sessionStorage;", /browser-store/],
  ['new Intl.DateTimeFormat("en-GB")', /i18n\/format/],
  ['count.toLocaleString("en-US")', /content\/format/],
  ["return writeOnce(write, work);", /command/],
  ["label: m[name]()", /one by one/],
  ["await tx.update(accounts).set({ disabledAt: new Date() });", /stopAccount/],
  ["const name = z.string().trim().min(1);", /typedText/],
  ["<h1 lang={ticket.customer.locale}>{ticket.subject}</h1>", /written-in/],
  [`redirect(\`/staff/customers/\${params.id}\`)`, /encodeURIComponent/],
])("%s is refused outside its module", (code, sentence) => {
  expect(oneWayProblems("features/tickets/x.ts", code).join()).toMatch(sentence);
});

test("its own module may, a comment and a word in a list may", () => {
  expect(oneWayProblems("platform/browser/browser-store.ts", "localStorage.getItem(key)")).toEqual([]);
  expect(oneWayProblems("content/format.ts", "value.toLocaleString()")).toEqual([]);
  expect(oneWayProblems("features/tickets/x.server.ts", "m[name]()")).toEqual([]);
  expect(oneWayProblems("content/cookies.ts", '// localStorage\nstore: "localStorage",')).toEqual([]);
});
