// What a plan says, done: in the transaction of the run, by nobody in particular. None of it starts another rule.
import { eq } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { assignmentTurns } from "#db/schema/automation.ts";
import type { Effect } from "#features/automation/rules/rule-plan.ts";
import { addEntry, type EnquiryRow, saveEnquiry } from "#features/enquiries/server/enquiry-store.server.ts";
import { notify } from "#features/notifications/notifications.server.ts";
import { toSnippet } from "#features/rich-text/plain-text.ts";
import { deskName } from "#features/support/rules/desk-name.ts";
import { countCannedUse } from "#features/support/server/canned-replies.server.ts";
import { notifyChanged, notifyPeople, notifyStaffReplied } from "#features/tickets/notices/ticket-notices.server.ts";
import { chooseField } from "#features/tickets/server/fields/field-values.server.ts";
import { cannedFor } from "#features/tickets/server/fill-canned.server.ts";
import type { PublicMessage } from "#features/tickets/server/message-rows.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { addEvent, addMessage, saveTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import { setPriority } from "#features/tickets/server/ticket-transitions.server.ts";
import type { Db } from "#platform/db/database.ts";
import { queueDelivery, tellOutside } from "#platform/events/outside-events.ts";

const system = { by: "system", id: null } as const;

export type Acting = { id: string; name: string };

/** The ticket after it, saved; whoever is concerned is told. */
export async function changeTicketBy(
  tx: Db,
  services: TicketServices,
  rule: Acting,
  effects: readonly Effect[],
  before: TicketRow,
  at: Date,
): Promise<TicketRow> {
  const done = effects.filter((effect) => !effect.not);
  if (done.length === 0) return before;
  const event = { type: "rule", id: rule.id, name: rule.name, did: done.map(({ type }) => type) } as const;
  let ticket = await addEvent(tx, before, { ...event, did: [...event.did] }, system, at);
  let reply: PublicMessage | undefined;
  for (const effect of done) {
    if (effect.type === "reply") {
      const said = await replyWith(tx, effect.canned, before, ticket, at);
      ticket = said?.ticket ?? ticket;
      reply = said?.message;
    } else ticket = await changeOne(tx, services, rule, effect, ticket, at);
  }
  await saveTicket(tx, ticket);
  if (reply) await notifyStaffReplied(tx, services, before, ticket, reply);
  else await notifyChanged(tx, services, before, ticket);
  if (ticket.assigneeId && ticket.assigneeId !== before.assigneeId)
    await notifyPeople(tx, services, { notice: "assigned", ticketId: ticket.id, seq: ticket.lastSeq });
  return ticket;
}

async function changeOne(
  tx: Db,
  services: TicketServices,
  rule: Acting,
  effect: Exclude<Effect, { type: "reply" }>,
  ticket: TicketRow,
  at: Date,
): Promise<TicketRow> {
  switch (effect.type) {
    case "department":
      return addEvent(tx, { ...ticket, department: effect.to }, { type: "department", from: ticket.department, to: effect.to }, system, at);
    case "priority":
      return setPriority(tx, services, ticket, effect.to, system, at);
    case "tag":
      return addEvent(
        tx,
        { ...ticket, tags: [...ticket.tags, effect.tag] },
        { type: "tags", added: [effect.tag], removed: [] },
        system,
        at,
      );
    case "field":
      return chooseField(tx, services, ticket, effect.to, system, at);
    case "assign":
      if (effect.by !== "rule" && effect.person) await noteTurn(tx, effect.person, at);
      return addEvent(tx, { ...ticket, assigneeId: effect.person }, { type: "assigned", to: effect.person }, system, at);
    case "notify": {
      const told = { id: rule.id, name: rule.name, person: effect.person };
      await notifyPeople(tx, services, { notice: "rule", ticketId: ticket.id, seq: ticket.lastSeq, rule: told });
      return ticket;
    }
    case "webhook": {
      const { id, number, state, priority, department, assigneeId } = ticket;
      const told = { rule: rule.id, ticket: id, number, state, priority, department, assignee_id: assigneeId };
      await queueDelivery(tx, services.jobs, effect.webhook, "rule.matched", told);
      return ticket;
    }
  }
}

/** An acknowledgement: the customer reads it, and the answer of a person is still due. */
async function replyWith(tx: Db, canned: string, before: TicketRow, ticket: TicketRow, at: Date) {
  const now = await cannedFor(tx, deskName, canned, ticket);
  // Filled in before, as the plan saw it, where the changes of the rule itself have left nothing to promise.
  const filled = now && now.unfilled.length === 0 ? now : await cannedFor(tx, deskName, canned, before);
  if (!filled) return undefined;
  await countCannedUse(tx, canned);
  return addMessage(tx, ticket, { kind: "public", author: system, via: "staff", body: filled.body, at });
}

export async function noteTurn(tx: Db, accountId: string, at: Date): Promise<void> {
  const set = { assignedAt: at };
  await tx
    .insert(assignmentTurns)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: assignmentTurns.accountId, set });
}

export async function changeEnquiryBy(
  tx: Db,
  services: TicketServices,
  rule: Acting,
  effects: readonly Effect[],
  before: EnquiryRow,
  at: Date,
): Promise<EnquiryRow> {
  const change: Partial<EnquiryRow> = {};
  for (const effect of effects) {
    if (effect.not) continue;
    if (effect.type === "assign" && effect.person) {
      const [colleague] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, effect.person));
      change.assigneeId = effect.person;
      if (before.status === "new") change.status = "open";
      if (effect.by !== "rule") await noteTurn(tx, effect.person, at);
      await addEntry(tx, before, { kind: "assignee", authorId: null, data: { name: colleague?.name ?? "", rule: rule.name } });
    } else if (effect.type === "notify") {
      const data = { number: before.reference, subject: toSnippet(before.message, 120), name: rule.name };
      const account = { id: effect.person, kind: "staff" } as const;
      const onceKey = `rule:${rule.id}:${before.id}`;
      await notify(tx, services, { account, kind: "staff_enquiry_rule", about: before.id, data, onceKey });
    } else if (effect.type === "webhook") {
      const told = { rule: rule.id, enquiry: before.id, reference: before.reference };
      await queueDelivery(tx, services.jobs, effect.webhook, "rule.matched", told);
    }
  }
  if (Object.keys(change).length === 0) return before;
  const after = { ...before, ...change };
  await tellOutside(tx, services, "enquiry.changed", { id: before.id, reference: before.reference, state: after.status });
  await saveEnquiry(tx, services, before, change);
  return after;
}
