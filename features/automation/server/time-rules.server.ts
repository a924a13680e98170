// Rules that wait for time to pass: business hours since a ticket was opened, or since its customer last wrote, while it waits for us. Each
// acts once for that moment, and only where the time ran out after the rule was turned on: the backlog it finds is left alone.
import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { ruleRuns } from "#db/schema/automation.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import type { When } from "#features/automation/rules/rule-parts.ts";
import { businessTimeBetween } from "#features/support/rules/business-calendar.ts";
import { isFrozen, ticketStates } from "#features/tickets/rules/ticket-states.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { lockTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { nullWhenGone } from "#platform/errors.ts";
import { ticketFacts, writtenAt } from "./rule-facts.server.ts";
import { activeRules, type StoredRule } from "./rule-store.server.ts";
import { isOver, runOnTicket } from "./run-rules.server.ts";

export type TimeWhen = Extract<When, { type: "time_passed" }>;
const hourMs = 3_600_000;
const atOnce = 500;
const waitingStates = ticketStates.filter((state) => !isFrozen(state));

export async function applyTimeRules(services: TicketServices, now: Date): Promise<void> {
  const db = services.database.orm;
  for (const rule of await activeRules(db, "time_passed")) {
    const when = rule.when as TimeWhen;
    let after = "";
    for (;;) {
      const found = await candidates(db, rule, when, after, now);
      for (const { id } of found) await db.transaction((tx) => askOne(tx, services, rule, when, id, now));
      if (found.length < atOnce) break;
      after = found.at(-1)?.id ?? "";
    }
  }
}

/** Hours of the desk are never more than hours of the clock: whoever has not waited so long by the clock is not looked at. */
function candidates(db: Db, { id: ruleId }: StoredRule, when: TimeWhen, after: string, now: Date): Promise<{ id: string }[]> {
  const begun = when.since === "opened" ? tickets.createdAt : ticketMessages.createdAt;
  const event = when.since === "opened" ? sql`'since-opened'` : sql`'since-customer:' || ${tickets.customerSeq}`;
  return db
    .select({ id: tickets.id })
    .from(tickets)
    .leftJoin(ticketMessages, and(eq(ticketMessages.ticketId, tickets.id), eq(ticketMessages.seq, tickets.customerSeq)))
    .where(
      and(
        inArray(tickets.state, waitingStates),
        isNull(tickets.mergedIntoId),
        gt(tickets.id, after),
        lte(begun, new Date(now.getTime() - when.hours * hourMs)),
        sql`not exists (select 1 from ${ruleRuns} ran where ran.ticket_id = ${tickets.id} and ran.rule_id = ${ruleId} and ran.event = ${event})`,
      ),
    )
    .orderBy(asc(tickets.id))
    .limit(atOnce);
}

async function askOne(tx: Db, services: TicketServices, rule: StoredRule, when: TimeWhen, id: string, now: Date): Promise<void> {
  const ticket = await lockTicket(tx, id).catch(nullWhenGone);
  if (!ticket || isOver(ticket)) return;
  const due = await dueNow(tx, services, ticket, when, now);
  if (!due || passed(services, ticket, due.since, rule.activeSince) >= when.hours * hourMs) return;
  const facts = await ticketFacts(tx, services, ticket, due.text, now);
  await runOnTicket(tx, services, [rule], ticket, facts, due.event);
}

/** Whether the time has passed for a ticket that waits for us; since when, and the customer's last words. */
export async function dueNow(db: Db, services: TicketServices, ticket: TicketRow, when: TimeWhen, now: Date) {
  if (isFrozen(ticket.state)) return null;
  const written = await writtenAt(db, ticket.id, ticket.customerSeq || 1);
  const since = when.since === "opened" ? ticket.createdAt : written?.by === "customer" ? written.at : null;
  if (!since || passed(services, ticket, since, now) < when.hours * hourMs) return null;
  return { since, text: written?.text ?? "", event: when.since === "opened" ? "since-opened" : `since-customer:${ticket.customerSeq}` };
}

function passed(services: TicketServices, ticket: TicketRow, since: Date, until: Date): number {
  return businessTimeBetween(services.desk(ticket.department).calendar, since, until);
}
