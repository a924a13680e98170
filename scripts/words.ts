// Compiles messages/ into platform/paraglide. Run before anything that imports words: build, tests, type check. Quick when nothing changed.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "../content/locales.ts";

const outdir = "./platform/paraglide";
const stampFile = join(outdir, "stamp.txt");

const hash = createHash("sha256").update(readFileSync("project.inlang/settings.json")).update(readFileSync("scripts/words.ts"));
for (const locale of locales) {
  for (const file of readdirSync(`messages/${locale}`).sort()) hash.update(file).update(readFileSync(`messages/${locale}/${file}`));
}
const stamp = hash.digest("hex");

if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== stamp) {
  // Loading the compiler costs more than finding out that it is not needed.
  const { compile } = await import("@inlang/paraglide-js");
  await compile({
    project: "./project.inlang",
    outdir,
    strategy: ["baseLocale"],
    emitReadme: false,
    emitPrettierIgnore: false,
    emitGitIgnore: false,
    // Two compilations may run at once (a test run beside a development server); neither removes files under the other.
    cleanOutdir: false,
    outputStructure: "message-modules",
  });
  writeFileSync(stampFile, stamp);
}

// The compiler leaves timers behind that would hold the process for half a minute.
process.exit(0);
