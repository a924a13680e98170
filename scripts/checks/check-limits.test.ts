import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { limitProblems } from "./check-limits.ts";
import { sources } from "./check-one-way.ts";

test("no field cuts what people write", () => {
  const files = sources().filter((file) => file.endsWith(".tsx"));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => limitProblems(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["<textarea name='note' maxLength={500} />", true],
  ["<TextField {...field('name')} maxLength={nameMaximum} />", true],
  ["const more = { text: { maxLength: 200 } };", true],
  ['<input onChange={() => a > b} type="search" maxLength={80} />', false],
  ['<TextField autoComplete="one-time-code" maxLength={6} />', false],
  ['<input type="search" /><textarea maxLength={80} />', true],
  ['<TextField type="search" lead={<Search size={16} />} maxLength={80} />', false],
  ["<TextareaField limit={500} />", false],
])("%s", (code, refused) => {
  expect(limitProblems("features/x/x.tsx", code)).toHaveLength(refused ? 1 : 0);
});
