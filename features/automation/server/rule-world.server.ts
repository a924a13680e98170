// What rules find around a ticket: who is on duty and how much they hold, texts, receivers, and how much rules have done already.
import { and, count, eq, gt, inArray, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { assignmentTurns, ruleRuns } from "#db/schema/automation.ts";
import { agentPresence, chats } from "#db/schema/chat.ts";
import { webhooks } from "#db/schema/integrations.ts";
import { tickets } from "#db/schema/tickets.ts";
import { actionsPerHour, repliesPerHour } from "#features/automation/rules/rule-figures.ts";
import type { RuleParts } from "#features/automation/rules/rule-parts.ts";
import type { Effect, Seat, World } from "#features/automation/rules/rule-plan.ts";
import { agentWindowSeconds } from "#features/chat/rules/chat-settings.ts";
import { deskName } from "#features/support/rules/desk-name.ts";
import { choicesWhere } from "#features/support/rules/field-choices.ts";
import { isFrozen, ticketStates } from "#features/tickets/rules/ticket-states.ts";
import { cannedFor } from "#features/tickets/server/fill-canned.server.ts";
import type { HasFields } from "#features/tickets/server/ticket-services.ts";
import type { TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { answering } from "./rule-store.server.ts";

const waitingStates = ticketStates.filter((state) => !isFrozen(state));

/** Online at the desk, heard of within the last seconds, with a free seat for a chat: neither away nor full. */
export async function seatsOnDuty(db: Db, now: Date): Promise<Seat[]> {
  const held = db
    .select({ id: tickets.assigneeId, waiting: count().as("waiting") })
    .from(tickets)
    .where(inArray(tickets.state, waitingStates))
    .groupBy(tickets.assigneeId)
    .as("held");
  const chatting = sql`(select count(*) from ${chats} talk where talk.agent_id = ${accounts.id} and talk.state = 'active')`;
  const rows = await db
    .select({ id: accounts.id, waiting: held.waiting, turnAt: assignmentTurns.assignedAt })
    .from(accounts)
    .innerJoin(agentPresence, eq(agentPresence.accountId, accounts.id))
    .leftJoin(held, eq(held.id, accounts.id))
    .leftJoin(assignmentTurns, eq(assignmentTurns.accountId, accounts.id))
    .where(
      and(
        answering,
        eq(agentPresence.status, "online"),
        gt(agentPresence.pingedAt, new Date(now.getTime() - agentWindowSeconds * 1000)),
        sql`${chatting} < ${agentPresence.seats}`,
      ),
    );
  return rows.map(({ id, waiting, turnAt }) => ({ id, waiting: Number(waiting ?? 0), turnAt: turnAt?.getTime() ?? 0 }));
}

/** The same for every ticket of a dry run; texts and what is left are each ticket's own. */
export type Surroundings = Pick<World, "people" | "seats" | "webhooks" | "choices">;

export async function surroundings(db: Db, services: HasFields, now: Date): Promise<Surroundings> {
  const [people, hooks, seats] = await Promise.all([
    db.select({ id: accounts.id }).from(accounts).where(answering).limit(500),
    db.select({ id: webhooks.id, off: webhooks.disabledAt }).from(webhooks),
    seatsOnDuty(db, now),
  ]);
  return {
    people: new Set(people.map(({ id }) => id)),
    webhooks: new Map(hooks.map(({ id, off }) => [id, off === null])),
    seats,
    choices: choicesWhere(services.fields()),
  };
}

export async function worldAround(
  db: Db,
  around: Surroundings,
  rules: readonly RuleParts[],
  about: { ticket: TicketRow } | { enquiryId: string },
  now: Date,
): Promise<World> {
  const did = await doneLately(db, about, now);
  const done = did.filter((effect) => !effect.not);
  const replies = done.filter(({ type }) => type === "reply").length;
  const world = { ...around, actionsLeft: actionsPerHour - done.length, repliesLeft: repliesPerHour - replies };
  if (!("ticket" in about)) return { ...world, canned: new Map() };
  const asked = new Set(rules.flatMap(({ do: actions }) => actions.flatMap((action) => (action.type === "reply" ? [action.canned] : []))));
  const canned = new Map<string, readonly string[]>();
  for (const id of asked) {
    const filled = await cannedFor(db, deskName, id, about.ticket);
    if (filled) canned.set(id, filled.unfilled);
  }
  return { ...world, canned };
}

async function doneLately(db: Db, about: { ticket: TicketRow } | { enquiryId: string }, now: Date): Promise<Effect[]> {
  const own = "ticket" in about ? eq(ruleRuns.ticketId, about.ticket.id) : eq(ruleRuns.enquiryId, about.enquiryId);
  const rows = await db
    .select({ did: ruleRuns.did })
    .from(ruleRuns)
    .where(and(own, gt(ruleRuns.createdAt, new Date(now.getTime() - 3_600_000))));
  return rows.flatMap(({ did }) => did as Effect[]);
}
