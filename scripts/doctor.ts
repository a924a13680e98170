// npm run doctor
// Looks at this machine and at the settings a start would use, touches nothing of theirs, and says what is missing and how to mend it.
// Ends with 1 where something would keep the server from working.
import { examine, exitCode } from "./doctor/examine.ts";
import { written } from "./doctor/finding.ts";

const findings = await examine(process.env);
console.log(`\n${findings.map(written).join("\n")}\n`);
process.exit(exitCode(findings));
