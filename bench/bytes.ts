// What every public page weighs, with its budgets, and what changed since the figures were last kept (scripts/checks/page-bytes.json).
import { bytesTable, overBudget, readKept, weighBuild } from "../scripts/checks/check-bytes.ts";

export async function benchBytes() {
  const weights = await weighBuild();
  console.log("\nBytes on the line, brotli; beside them the change since they were last kept");
  for (const line of [...bytesTable(weights, readKept()), ...overBudget(weights, readKept())]) console.log(line);
}
