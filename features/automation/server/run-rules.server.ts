// Rules at work. One transaction for one event: the ticket is held, each rule that waits is asked once, in order, and sees what the ones
// before it have changed. That a rule has acted is stored with what it did, so a job that runs twice does it once.
import { ruleRuns } from "#db/schema/automation.ts";
import { type Facts, matches } from "#features/automation/rules/rule-match.ts";
import { type Effect, planRule, type World } from "#features/automation/rules/rule-plan.ts";
import { type EnquiryRow, lockEnquiry } from "#features/enquiries/server/enquiry-store.server.ts";
import type { RuleEvent } from "#features/support/rules/rule-events.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { lockTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { nullWhenGone } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";
import { assignByDepartment } from "./department-turn.server.ts";
import { changeEnquiryBy, changeTicketBy } from "./rule-effects.server.ts";
import { enquiryFacts, ticketFacts, writtenAt } from "./rule-facts.server.ts";
import { activeRules, type StoredRule } from "./rule-store.server.ts";
import { surroundings, worldAround } from "./rule-world.server.ts";

export async function applyRules(services: TicketServices, event: RuleEvent): Promise<void> {
  await services.database.orm.transaction((tx) =>
    event.trigger === "enquiry_received" ? onEnquiry(tx, services, event.enquiryId) : onTicket(tx, services, event),
  );
}

const eventNames = { ticket_opened: "opened", customer_replied: "customer", staff_replied: "staff" } as const;

async function onTicket(tx: Db, services: TicketServices, event: Exclude<RuleEvent, { enquiryId: string }>): Promise<void> {
  const ticket = await lockTicket(tx, event.ticketId).catch(nullWhenGone);
  const written = ticket && (await writtenAt(tx, ticket.id, event.seq));
  if (!ticket || !written || isOver(ticket)) return;
  const rules = (await activeRules(tx, event.trigger)).filter(({ activeSince }) => activeSince <= written.at);
  const opened = event.trigger === "ticket_opened";
  if (rules.length === 0 && !opened) return;
  const facts = await ticketFacts(tx, services, ticket, written.text, written.at);
  const after =
    rules.length > 0 ? await runOnTicket(tx, services, rules, ticket, facts, `${eventNames[event.trigger]}:${event.seq}`) : ticket;
  // What rules have given to somebody is theirs.
  if (opened && !isOver(after)) await assignByDepartment(tx, services, after, facts.open);
}

export function isOver({ state, mergedIntoId }: TicketRow): boolean {
  return state === "closed" || mergedIntoId !== null;
}

export async function runOnTicket(
  tx: Db,
  services: TicketServices,
  rules: readonly StoredRule[],
  held: TicketRow,
  facts: Facts,
  event: string,
): Promise<TicketRow> {
  const now = new Date();
  const world = await worldAround(tx, await surroundings(tx, services, now), rules, { ticket: held }, now);
  let ticket = held;
  await askInOrder(tx, rules, facts, world, { ticketId: held.id, event }, async (rule, effects) => {
    ticket = await changeTicketBy(tx, services, rule, effects, ticket, now);
  });
  return ticket;
}

async function onEnquiry(tx: Db, services: TicketServices, id: string): Promise<void> {
  const held = await lockEnquiry(tx, id).catch(nullWhenGone);
  if (!held || held.status === "spam") return;
  const rules = (await activeRules(tx, "enquiry_received")).filter(({ activeSince }) => activeSince <= held.createdAt);
  if (rules.length === 0) return;
  const now = new Date();
  const world = await worldAround(tx, await surroundings(tx, services, now), rules, { enquiryId: id }, now);
  let enquiry: EnquiryRow = held;
  await askInOrder(tx, rules, enquiryFacts(services, held), world, { enquiryId: id, event: "received" }, async (rule, effects) => {
    enquiry = await changeEnquiryBy(tx, services, rule, effects, enquiry, now);
  });
}

type About = { ticketId?: string; enquiryId?: string; event: string };

async function askInOrder(
  tx: Db,
  rules: readonly StoredRule[],
  facts: Facts,
  world: World,
  about: About,
  act: (rule: StoredRule, effects: readonly Effect[]) => Promise<void>,
): Promise<void> {
  let [known, around] = [facts, world];
  for (const rule of rules) {
    if (!matches(rule, known)) continue;
    const planned = planRule(rule, known, around);
    // Once for this event: whoever stored it first has done it.
    const stored = await tx
      .insert(ruleRuns)
      .values({ id: newId(), ruleId: rule.id, ...about, did: planned.effects, createdAt: new Date() })
      .onConflictDoNothing()
      .returning({ id: ruleRuns.id });
    if (stored.length === 0) continue;
    await act(rule, planned.effects);
    [known, around] = [planned.facts, planned.world];
  }
}
