// Random fields and random values: what fits comes back the same, what does not is refused with a reason.
import { expect, test } from "vitest";
import { checkValue, fieldIdOf, fieldIdPattern, fieldKinds, fieldsIn } from "./ticket-fields.ts";

const field = (kind: (typeof fieldKinds)[number]) => ({
  kind,
  choices: [
    { id: "linux", en: "Linux", ko: "리눅스", retired: false },
    { id: "os2", en: "OS/2", ko: "OS/2", retired: true },
  ],
});

test.each([
  ["text", "  Rack 7  ", "Rack 7"],
  ["text", "", null],
  ["choice", "linux", "linux"],
  ["number", "12", 12],
  ["number", 3.5, 3.5],
  ["number", "-0", 0],
  ["number", "99999999999.9999", 99_999_999_999.9999],
  ["date", "2028-02-29", "2028-02-29"],
  ["date", null, null],
] as const)("%s takes %j as %j", (kind, given, stored) => {
  expect(checkValue(field(kind), given)).toEqual({ value: stored });
});

test.each([
  ["text", "two\nlines", "one_line"],
  ["text", "x".repeat(201), "too_long"],
  ["text", 7, "one_line"],
  ["choice", "os2", "choice"],
  ["choice", "Linux", "choice"],
  ["number", "1,000", "number"],
  ["number", "1e3", "number"],
  ["number", 0.00001, "number"],
  ["number", 1e21, "number"],
  ["number", Number.NaN, "number"],
  ["date", "2026-02-30", "date"],
  ["date", "17.11.2026", "date"],
] as const)("%s does not take %j: %s", (kind, given, problem) => {
  expect(checkValue(field(kind), given)).toEqual({ problem });
});

test("a value that was taken is taken again, and stays what it is", () => {
  const pieces = ["", " ", "7", "-", ".", "2026-11-17", "linux", "os2", "가", "\u202e", "\n", "e", "0", "😀"];
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const kind = fieldKinds[seed % fieldKinds.length] ?? "text";
    const given = [seed * 7, seed * 13, seed * 29].map((n) => pieces[(n >> 1) % pieces.length]).join("");
    const once = checkValue(field(kind), given);
    if ("problem" in once) continue;
    expect(checkValue(field(kind), once.value), `${kind} ${JSON.stringify(given)}`).toEqual(once);
  }
});

test("a field is asked for in its departments, in all where none is named, and nowhere once it is retired", () => {
  const fields = [
    { id: "a", departments: [], retired: false },
    { id: "b", departments: ["billing" as const], retired: false },
    { id: "c", departments: [], retired: true },
  ];
  expect(fieldsIn(fields, "billing").map(({ id }) => id)).toEqual(["a", "b"]);
  expect(fieldsIn(fields, "technical").map(({ id }) => id)).toEqual(["a"]);
});

test("programs get a name of plain letters, each once", () => {
  const taken: string[] = [];
  for (const name of ["Operating system", "Operating  System!", "운영체제", "2nd contact", "é", "x".repeat(80), "x".repeat(90), "field"]) {
    const id = fieldIdOf(name, taken, "field");
    expect(id).toMatch(fieldIdPattern);
    expect(taken).not.toContain(id);
    taken.push(id);
  }
  expect(taken.slice(0, 4)).toEqual(["operating_system", "operating_system_2", "field", "nd_contact"]);
});
