// `npm run advisories`: known weaknesses of what is installed, asked of the registry. Without an answer it says so and fails nothing: a
// mirror or a machine without network is no weakness.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { asScript } from "./command-line/as-script.ts";
import { type Audit, advisoryProblems, type Exceptions } from "./supply-chain/packages.ts";

await asScript({ usage: "npm run advisories" }, async () => {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev"], {
    encoding: "utf8",
    timeout: 60_000,
    shell: process.platform === "win32",
  });
  const exceptions = JSON.parse(readFileSync("scripts/supply-chain/exceptions.json", "utf8")) as Exceptions;
  const problems = advisoryProblems(read(stdout), exceptions);
  if (!problems) console.log("Advisories: the registry did not answer; not looked at.");
  else if (problems.length === 0) console.log(`Advisories: none, ${Object.keys(exceptions.advisories).length} excused with a reason.`);
  else {
    for (const problem of problems) console.error(problem);
    console.error("Update, or write the reason why it does not matter here into scripts/supply-chain/exceptions.json under its id.");
    process.exitCode = 1;
  }
});

function read(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}
