// npm run doctor
// Looks at this machine and at the settings a start would use, touches nothing of theirs, and says what is missing and how to mend it.
// Ends with 1 where something would keep the server from working.
import { asScript } from "./command-line/as-script.ts";
import { examine, exitCode } from "./doctor/examine.ts";
import { written } from "./doctor/finding.ts";

await asScript({ usage: "npm run doctor" }, async () => {
  const findings = await examine(process.env);
  console.log(`\n${findings.map(written).join("\n")}\n`);
  process.exitCode = exitCode(findings);
});
