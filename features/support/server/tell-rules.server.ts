// Something happened that a rule may wait for. In the transaction in which it happens: what was not committed moves no rule. What a rule
// does is never told here, so no rule is started by another.
import { and, eq } from "drizzle-orm";
import { automationRules } from "#db/schema/automation.ts";
import { applyRulesJob, type RuleEvent } from "#features/support/rules/rule-events.ts";
import type { Db } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";

/** `always`: also where no rule waits for it. */
export async function tellRules(tx: Db, { jobs }: { jobs: Jobs }, event: RuleEvent, always = false): Promise<void> {
  const waiting = and(eq(automationRules.active, true), eq(automationRules.trigger, event.trigger));
  const [some] = await tx.select({ id: automationRules.id }).from(automationRules).where(waiting).limit(1);
  if (some || always) await jobs.send(tx, applyRulesJob, event);
}
