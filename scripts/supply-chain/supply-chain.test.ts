import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodeBinary, strangeBinary } from "./node-binary.mjs";
import { advisoryProblems, type Exceptions, isAllowed, type Locked, packageProblems } from "./packages.ts";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const exceptions = read("scripts/supply-chain/exceptions.json") as Exceptions;
const locked = read("package-lock.json").packages as Locked;

test("every package has a checksum and a licence that is allowed or excused with a reason", () => {
  expect(Object.keys(locked).length).toBeGreaterThan(300);
  expect(packageProblems(locked, exceptions)).toEqual([]);
  for (const reason of Object.values({ ...exceptions.licences, ...exceptions.advisories })) expect(reason.length).toBeGreaterThan(20);
});

test("a package without checksum, under a strange licence or none, and an excuse nobody needs are each named", () => {
  const integrity = "sha512-x";
  const list: Locked = {
    "": {},
    "node_modules/plain": { license: "MIT", integrity },
    "node_modules/bare": { license: "MIT" },
    "node_modules/a/node_modules/taken": { license: "AGPL-3.0-only", integrity },
    "node_modules/nameless": { integrity },
    "node_modules/@img/sharp-x": { license: "LGPL-3.0-or-later", integrity },
  };
  expect(packageProblems(list, { licences: { "@img/sharp-": "beside it", old: "was here" }, advisories: {} })).toEqual([
    "bare has no checksum in the lock file.",
    expect.stringMatching(/^taken is under AGPL-3\.0-only/),
    expect.stringMatching(/^nameless is under no named licence/),
    "old needs no excuse any more.",
  ]);
  expect(["(MIT OR GPL-3.0)", "MIT AND GPL-3.0", "(MIT AND Zlib)"].map(isAllowed)).toEqual([true, false, true]);
});

test("an advisory is named unless its id has a reason; a registry that does not answer is told apart from one that knows of none", () => {
  const via = [{ url: "https://github.com/advisories/GHSA-1", title: "Reads too much", severity: "high" }];
  const audit = { vulnerabilities: { a: { name: "a", severity: "high", via }, b: { name: "b", severity: "high", via: ["a"] } } };
  expect(advisoryProblems(audit, { licences: {}, advisories: {} })).toEqual([
    "a: Reads too much (high) https://github.com/advisories/GHSA-1",
  ]);
  expect(advisoryProblems(audit, { licences: {}, advisories: { "GHSA-1": "not reached from here" } })).toEqual([]);
  expect(advisoryProblems({ vulnerabilities: {} }, exceptions)).toEqual([]);
  expect(advisoryProblems({ error: {}, message: "405" }, exceptions)).toBeUndefined();
});

test("the Node binary is the one that is named, and any other is told", async () => {
  expect(read("scripts/supply-chain/node-binary.json").version).toBe(read("package.json").dependencies.node);
  expect(await strangeBinary()).toBeUndefined();
  const folder = mkdtempSync(join(tmpdir(), "aranode-binary-"));
  const copy = join(folder, "node");
  writeFileSync(copy, "not node");
  expect(await strangeBinary(copy, "linux-x64")).toMatch(/is not Node .* for linux-x64: its SHA-256 is [0-9a-f]{64}/);
  copyFileSync(nodeBinary, copy);
  expect(await strangeBinary(copy)).toBeUndefined();
  rmSync(folder, { recursive: true, force: true });
});
