// Messages must be compiled before any module that speaks is imported.
import { execFileSync } from "node:child_process";

export default function setup() {
  execFileSync(process.execPath, ["scripts/words.ts"], { stdio: "inherit" });
}
