// Rules for those who look after the desk's settings, and the jobs in which they act.
import { lt, sql } from "drizzle-orm";
import { z } from "zod";
import { ruleRuns } from "#db/schema/automation.ts";
import { runsKeptDays } from "#features/automation/rules/rule-figures.ts";
import * as calls from "#features/automation/rules/rules.contract.ts";
import { applyRulesJob, ruleEvent } from "#features/support/rules/rule-events.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { listRuns } from "./rule-runs.server.ts";
import { changeRule, createRule, listRules, readRule, removeRule, ruleChoices } from "./rule-store.server.ts";
import { tryRule } from "./rule-trial.server.ts";
import { applyRules } from "./run-rules.server.ts";
import { applyTimeRules } from "./time-rules.server.ts";

export function ruleRoutes(router: ApiRouter, services: TicketServices): void {
  endpoint(router, calls.listRules, async ({ db, locale }) => ({ data: await listRules(db, services, locale) }));
  endpoint(router, calls.readRule, async ({ db, locale, params }) => ({ data: await readRule(db, services, locale, params.id) }));
  endpoint(router, calls.readRuleChoices, async ({ db, locale }) => ({ data: await ruleChoices(db, services, locale) }));
  endpoint(router, calls.listRuleRuns, ({ db, locale, params, query }) => listRuns(db, services, locale, params.id, query.cursor));
  endpoint(router, calls.tryRule, async ({ db, locale, body }) => ({ data: await tryRule(db, services, body, locale) }));
  command(router, calls.createRule, {}, async (tx, { locale, body }) => ({ data: await createRule(tx, services, locale, body) }));
  command(router, calls.changeRule, {}, async (tx, { locale, params, body }) => ({
    data: await changeRule(tx, services, locale, params.id, body),
  }));
  command(router, calls.removeRule, {}, async (tx, { params }) => {
    await removeRule(tx, services, params.id);
    return null;
  });
}

export function defineRuleJobs(services: TicketServices): void {
  const { jobs } = services;
  const nothing = z.object({});
  jobs.define({
    name: applyRulesJob,
    data: ruleEvent,
    retries: 8,
    retryDelaySeconds: 5,
    concurrency: 2,
    work: (event) => applyRules(services, event),
  });
  jobs.define({
    name: "apply-time-rules",
    data: nothing,
    retries: 2,
    retryDelaySeconds: 5,
    cron: "*/5 * * * *",
    work: () => applyTimeRules(services, new Date()),
  });
  jobs.define({
    name: "sweep-rule-runs",
    data: nothing,
    retries: 2,
    retryDelaySeconds: 60,
    cron: "53 4 * * *",
    async work() {
      await services.database.orm.delete(ruleRuns).where(lt(ruleRuns.createdAt, sql`now() - make_interval(days => ${runsKeptDays})`));
    },
  });
}
