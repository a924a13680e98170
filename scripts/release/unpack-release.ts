// The release before as it was: unpacked from the history, built, kept for the next time. Needs no network as long as every library it asks
// for is installed here in the same version.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

type Packages = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

/** The commit of the tag, or the one that is written down; nothing where the history does not hold it. */
export function releasedCommit({ version, commit } = readReleased()): string | undefined {
  return [`v${version}`, commit].find((name) => spawnSync("git", ["cat-file", "-e", `${name}^{commit}`]).status === 0);
}

export function readReleased(): { version: string; commit: string } {
  return JSON.parse(readFileSync("db/released.json", "utf8"));
}

/** The folder its server is started in; not below node_modules, where Node takes no TypeScript. */
export function unpackRelease(commit: string): string {
  const id = execFileSync("git", ["rev-parse", commit], { encoding: "utf8" }).trim().slice(0, 12);
  const folder = join(tmpdir(), `aranode-release-${id}`);
  // The libraries may be those of a checkout that is gone by now.
  if (["build/server/index.js", "node_modules"].every((part) => existsSync(join(folder, part)))) return folder;
  const making = `${folder}-making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const files = execFileSync("git", ["archive", commit], { maxBuffer: 1024 ** 3 });
  execFileSync("tar", ["-x", "-C", making], { input: files });
  if (sameLibraries(making)) symlinkSync(resolve("node_modules"), join(making, "node_modules"));
  else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: making, stdio: "inherit" });
  execFileSync(process.execPath, ["scripts/build.ts"], { cwd: making, stdio: "inherit" });
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
  return folder;
}

function sameLibraries(folder: string): boolean {
  const read = (at: string) => JSON.parse(readFileSync(join(at, "package.json"), "utf8")) as Packages;
  const [theirs, ours] = [read(folder), read(".")];
  const installed = { ...ours.dependencies, ...ours.devDependencies };
  return Object.entries({ ...theirs.dependencies, ...theirs.devDependencies }).every(([name, version]) => installed[name] === version);
}
