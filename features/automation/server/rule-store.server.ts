// Rules as they are set up, and the names they mention. Every change is in the audit log as a sentence before and after.
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, max, sql } from "drizzle-orm";
import { defaultLocale, type Locale } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";
import { automationRules, ruleRuns } from "#db/schema/automation.ts";
import { webhooks } from "#db/schema/integrations.ts";
import { cannedReplies } from "#db/schema/tickets.ts";
import { rulesMaximum } from "#features/automation/rules/rule-figures.ts";
import { type RuleBody, type RuleParts, ruleParts, triggerOf } from "#features/automation/rules/rule-parts.ts";
import { type Names, ruleSentence } from "#features/automation/rules/rule-sentence.ts";
import type { RuleChoices, RuleView } from "#features/automation/rules/rules.contract.ts";
import { fieldChoices } from "#features/support/rules/field-choices.ts";
import type { HasFields } from "#features/tickets/server/ticket-services.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";

type Row = typeof automationRules.$inferSelect;
export type StoredRule = RuleParts & { id: string; name: string; activeSince: Date };

/** In the order in which they are asked. */
const inOrder = [asc(automationRules.position), asc(automationRules.id)];

/** The rules that wait for this, ready to be asked. What this release cannot read is left alone. */
export async function activeRules(db: Db, trigger: Row["trigger"]): Promise<StoredRule[]> {
  const rows = await db
    .select()
    .from(automationRules)
    .where(and(eq(automationRules.active, true), eq(automationRules.trigger, trigger)))
    .orderBy(...inOrder);
  return rows.flatMap(({ id, name, parts, activeSince, createdAt }) => {
    const read = ruleParts.safeParse(parts);
    return read.success ? [{ ...read.data, id, name, activeSince: activeSince ?? createdAt }] : [];
  });
}

export async function listRules(db: Db, services: HasFields, locale: Locale, id?: string): Promise<RuleView[]> {
  const rows = await db
    .select()
    .from(automationRules)
    .where(id ? eq(automationRules.id, id) : undefined)
    .orderBy(...inOrder);
  const names = await namesFor(db, services, locale);
  const since = sql`now() - interval '30 days'`;
  const ran = await db
    .select({ id: ruleRuns.ruleId, runs: count(), last: max(ruleRuns.createdAt) })
    .from(ruleRuns)
    .where(and(gt(ruleRuns.createdAt, since), id ? eq(ruleRuns.ruleId, id) : undefined))
    .groupBy(ruleRuns.ruleId);
  return rows.map(({ id, name, active, version, parts }) => {
    const rule = ruleParts.parse(parts);
    const of = ran.find((one) => one.id === id);
    return {
      id,
      name,
      active,
      version,
      rule,
      sentence: ruleSentence(rule, names, locale),
      runs: of?.runs ?? 0,
      last_run_at: of?.last?.toISOString() ?? null,
    };
  });
}

export async function readRule(db: Db, services: HasFields, locale: Locale, id: string): Promise<RuleView> {
  const [found] = await listRules(db, services, locale, id);
  if (!found) throw new AppError("not_found");
  return found;
}

export async function createRule(tx: Db, services: HasFields, locale: Locale, { name, ...parts }: RuleBody): Promise<RuleView> {
  // One at a time: two that are made at once stand one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('automation-rules', 0))`);
  const [last] = await tx.select({ rules: count(), position: max(automationRules.position) }).from(automationRules);
  if ((last?.rules ?? 0) >= rulesMaximum)
    throw new AppError("invalid", { fields: { name: [m.rule_too_many({ count: String(rulesMaximum) }, { locale })] } });
  await checkNames(tx, services, locale, parts);
  const id = newId();
  await tx.insert(automationRules).values({ id, name, position: (last?.position ?? 0) + 1, trigger: triggerOf(parts), parts });
  noteChange(tx, "name", null, name);
  noteChange(tx, "rule", null, await sentenceFor(tx, services, parts));
  return readRule(tx, services, locale, id);
}

type Change = { version: number; rule?: RuleBody | undefined; active?: boolean | undefined; move?: "up" | "down" | undefined };

export async function changeRule(tx: Db, services: HasFields, locale: Locale, id: string, change: Change): Promise<RuleView> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('automation-rules', 0))`);
  const [before] = await tx.select().from(automationRules).where(eq(automationRules.id, id)).for("update");
  if (!before) throw new AppError("not_found");
  if (before.version !== change.version) throw new AppError("conflict");
  const now = new Date();
  const next: Partial<Row> = {};
  if (change.rule) {
    const { name, ...parts } = change.rule;
    await checkNames(tx, services, locale, parts);
    // Another event to wait for begins anew: it does not act on what is past.
    const begins = JSON.stringify(parts.when) === JSON.stringify(ruleParts.parse(before.parts).when) ? {} : { activeSince: now };
    Object.assign(next, { name, parts, trigger: triggerOf(parts), ...begins });
    noteChange(tx, "name", before.name, name);
    noteChange(tx, "rule", await sentenceFor(tx, services, ruleParts.parse(before.parts)), await sentenceFor(tx, services, parts));
  }
  if (change.active !== undefined && change.active !== before.active) {
    Object.assign(next, { active: change.active, activeSince: now });
    noteChange(tx, "active", before.active, change.active);
  }
  if (change.move) await move(tx, before, change.move);
  await tx
    .update(automationRules)
    .set({ ...next, version: before.version + 1, updatedAt: now })
    .where(eq(automationRules.id, id));
  return readRule(tx, services, locale, id);
}

/** Changes places with the one above or below; at the end there is none. */
async function move(tx: Db, { id, position }: Row, where: "up" | "down"): Promise<void> {
  const beyond = where === "up" ? lt(automationRules.position, position) : gt(automationRules.position, position);
  const [other] = await tx
    .select({ id: automationRules.id, position: automationRules.position })
    .from(automationRules)
    .where(beyond)
    .orderBy(where === "up" ? desc(automationRules.position) : asc(automationRules.position))
    .limit(1);
  if (!other) return;
  await tx.update(automationRules).set({ position }).where(eq(automationRules.id, other.id));
  await tx.update(automationRules).set({ position: other.position }).where(eq(automationRules.id, id));
  noteChange(tx, "position", String(position), String(other.position));
}

export async function removeRule(tx: Db, services: HasFields, id: string): Promise<void> {
  const [gone] = await tx.delete(automationRules).where(eq(automationRules.id, id)).returning();
  if (!gone) throw new AppError("not_found");
  noteChange(tx, "name", gone.name, null);
  noteChange(tx, "rule", await sentenceFor(tx, services, ruleParts.parse(gone.parts)), null);
}

/** Who can have a ticket or an enquiry, and be told of it. */
export const answering = and(
  eq(accounts.kind, "staff"),
  inArray(accounts.role, rolesThatCan("tickets.answer")),
  isNull(accounts.disabledAt),
);

export async function ruleChoices(db: Db, services: HasFields, locale: Locale): Promise<RuleChoices> {
  const [people, texts, hooks] = await Promise.all([
    db
      .select({ id: accounts.id, name: accounts.name })
      .from(accounts)
      .where(answering)
      .orderBy(asc(accounts.name), asc(accounts.id))
      .limit(500),
    db.select({ id: cannedReplies.id, title: cannedReplies.title }).from(cannedReplies).orderBy(desc(cannedReplies.used)).limit(200),
    db.select({ id: webhooks.id, name: webhooks.url }).from(webhooks).orderBy(asc(webhooks.url)),
  ]);
  return {
    people,
    canned: texts.map(({ id, title }) => ({ id, name: versionFor(title, locale) })),
    webhooks: hooks,
    fields: fieldChoices(services.fields(), locale),
  };
}

export async function namesFor(db: Db, services: HasFields, locale: Locale): Promise<Names> {
  const { people, canned, webhooks: hooks, fields } = await ruleChoices(db, services, locale);
  const chosen = fields.flatMap((field) => field.choices.map(({ id, name }) => ({ id, name: `${field.name}: ${name}` })));
  return new Map([...people, ...canned, ...hooks, ...chosen].map(({ id, name }) => [id, name]));
}

/** In the log, where every reader finds the same words. */
async function sentenceFor(db: Db, services: HasFields, parts: RuleParts): Promise<string> {
  return ruleSentence(parts, await namesFor(db, services, defaultLocale), defaultLocale);
}

/** Whoever or whatever a rule names must be there when it is saved. */
async function checkNames(db: Db, services: HasFields, locale: Locale, { if: conditions, do: actions }: RuleParts): Promise<void> {
  const names = await namesFor(db, services, locale);
  const missing = actions.findIndex((action) => {
    if (action.type === "field") return !names.has(action.to);
    const id = "person" in action ? action.person : "canned" in action ? action.canned : "webhook" in action ? action.webhook : null;
    return id !== null && !names.has(id);
  });
  const unasked = conditions.findIndex((condition) => condition.type === "field" && !names.has(condition.is));
  const refused = missing >= 0 ? `do.${missing}` : unasked >= 0 ? `if.${unasked}` : null;
  if (refused) throw new AppError("invalid", { fields: { [refused]: [m.field_choice({}, { locale })] } });
}
