// A data folder that cannot be used is one sentence, soon; whoever asks, a start or a script.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockDataDir } from "./data-lock.ts";
import { makeFolder } from "./make-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "aranode-folder-"));
const inside = (name: string) => join(folder, name);
beforeAll(() => {
  writeFileSync(inside("a-file"), "");
  symlinkSync(inside("circle"), inside("circle"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a process of its own: what never ends can be ended. */
function lockedBy(dataDir: string): { said: string; ended: boolean } {
  const code = `import("./platform/data-lock.ts").then(({ lockDataDir }) => lockDataDir(${JSON.stringify(dataDir)})).then(() => console.log("LOCKED"), (error) => console.log(error.constructor.name, error.message))`;
  const { stdout, signal } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8", timeout: 20_000 });
  return { said: stdout, ended: signal === null };
}

const unusable: [what: string, dataDir: string, reason: string][] = [
  ["a file", inside("a-file"), "a file is in its way"],
  ["below a file", inside("a-file/data"), "a file is in its way"],
  ["a link to itself", inside("circle"), "in a circle"],
  ["a name that is too long", inside("x".repeat(300)), "its name is too long"],
];
// Only there.
if (existsSync("/proc/self")) unusable.push(["a place where nothing can be made", "/proc/nope", "nothing can be made there"]);

test.each(unusable)("engineer 3: a DATA_DIR that is %s is a sentence, at once", (_what, dataDir, reason) => {
  const { said, ended } = lockedBy(dataDir);
  expect(ended).toBe(true);
  expect(said).toMatch(new RegExp(`^CannotStart The folder .* \\(DATA_DIR\\) cannot be used: .*${reason}`));
});

test.skipIf(userInfo().uid === 0)("so is one this user may not write in", async () => {
  chmodSync(folder, 0o500);
  try {
    await expect(lockDataDir(inside("data"))).rejects.toThrow("this user may not write there");
  } finally {
    chmodSync(folder, 0o700);
  }
});

test("a folder is made with those above it, for this user alone, and what is there stays", () => {
  makeFolder(inside("one/two/three"), "DATA_DIR");
  makeFolder(inside("one/two/three"), "DATA_DIR");
  if (process.platform !== "win32") expect(statSync(inside("one/two/three")).mode & 0o777).toBe(0o700);
});
