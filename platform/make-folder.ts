// Folders of the installation. Made one by one from the first that is there: mkdir's own way never ends under /proc, where a folder is there
// and nothing can be made in it. One that cannot be used is a sentence with the setting that names it.
import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { CannotStart } from "./cannot-start.ts";

const reasons: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk can only be read",
  ENOTDIR: "a file is in its way",
  EEXIST: "a file is in its way",
  ENOENT: "nothing can be made there",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "its links lead in a circle",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
};

/** There afterwards, and it can be written. `setting` is where its place was chosen. */
export function makeFolder(path: string, setting: string): void {
  try {
    make(path);
    if (!statSync(path).isDirectory()) throw Object.assign(new Error("a file"), { code: "ENOTDIR" });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = reasons[String((error as NodeJS.ErrnoException).code)];
    if (!reason) throw error;
    throw new CannotStart(`The folder ${path} (${setting}) cannot be used: ${reason}.\nChoose another: ${setting}=/path/to/folder`);
  }
}

function make(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) make(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was quicker.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
