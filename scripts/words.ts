// Compiles messages/ into platform/paraglide. Run before anything that imports words: build, tests, type check.
import { compile } from "@inlang/paraglide-js";

await compile({
  project: "./project.inlang",
  outdir: "./platform/paraglide",
  strategy: ["baseLocale"],
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
  outputStructure: "message-modules",
});

// The compiler leaves timers behind that would hold the process for half a minute.
process.exit(0);
