// What the desk does by itself: rules, what each of them did, and whose turn it is to get a ticket.
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { enquiries } from "./enquiries.ts";
import { tickets } from "./tickets.ts";

const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().default(sql`now()`);

export const automationRules = pgTable(
  "automation_rules",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** They are asked in this order. */
    position: integer().notNull(),
    /** What it waits for: the beginning of `parts.when`, so that an event finds its rules. */
    trigger: text().notNull(),
    /** When, if and then, as features/automation/rules/rule-parts.ts checks them. */
    parts: jsonb().$type<Record<string, unknown>>().notNull(),
    active: boolean().notNull().default(false),
    /** It acts on what happens from then on, not on the backlog it finds. */
    activeSince: moment(),
    /** Whoever changes it says which one they saw. */
    version: integer().notNull().default(1),
    createdAt: created(),
    updatedAt: created(),
  },
  (table) => [index("automation_rules_trigger").on(table.trigger, table.position).where(sql`active`)],
);

/** What a rule did to a ticket or an enquiry: once for each event. Goes with what it is about; swept after 90 days. */
export const ruleRuns = pgTable(
  "rule_runs",
  {
    id: text().primaryKey(),
    ruleId: text()
      .notNull()
      .references(() => automationRules.id, { onDelete: "cascade" }),
    ticketId: text().references(() => tickets.id, { onDelete: "cascade" }),
    enquiryId: text().references(() => enquiries.id, { onDelete: "cascade" }),
    /** The event it answered: opened, customer:12, … */
    event: text().notNull(),
    did: jsonb().$type<Record<string, unknown>[]>().notNull(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("rule_runs_once_ticket").on(table.ticketId, table.ruleId, table.event).where(sql`ticket_id is not null`),
    uniqueIndex("rule_runs_once_enquiry").on(table.enquiryId, table.ruleId, table.event).where(sql`enquiry_id is not null`),
    index("rule_runs_rule").on(table.ruleId, table.createdAt, table.id),
    index("rule_runs_created").on(table.createdAt),
  ],
);

/** When somebody last got something in turn: the longest ago is next. */
export const assignmentTurns = pgTable("assignment_turns", {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  assignedAt: moment().notNull(),
});
