// The dry run: a rule, saved or not, over the newest tickets or enquiries as they stand now. The database itself is told that nothing
// may be written. Whose turn it would be moves on from one to the next, oldest first, as it would have.
import { desc, ne, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import { tickets } from "#db/schema/tickets.ts";
import { trialTickets } from "#features/automation/rules/rule-figures.ts";
import { type Facts, matches } from "#features/automation/rules/rule-match.ts";
import type { RuleParts } from "#features/automation/rules/rule-parts.ts";
import { planRule } from "#features/automation/rules/rule-plan.ts";
import { effectText, ruleSentence } from "#features/automation/rules/rule-sentence.ts";
import type { TrialView } from "#features/automation/rules/rules.contract.ts";
import { toSnippet } from "#features/rich-text/plain-text.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { type TicketRow, ticketColumns } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { enquiryFacts, ticketFacts, writtenAt } from "./rule-facts.server.ts";
import { namesFor } from "./rule-store.server.ts";
import { surroundings, worldAround } from "./rule-world.server.ts";
import { dueNow } from "./time-rules.server.ts";

type Tried = Omit<TrialView["matched"][number], "would"> & { facts: Facts | null; about: { ticket: TicketRow } | { enquiryId: string } };

export async function tryRule(db: Db, services: TicketServices, rule: RuleParts, locale: Locale): Promise<TrialView> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`);
    const now = new Date();
    const names = await namesFor(tx, services, locale);
    const tried =
      rule.when.type === "enquiry_received" ? await newestEnquiries(tx, services) : await newestTickets(tx, services, rule, now);
    let around = await surroundings(tx, services, now);
    const matched: TrialView["matched"] = [];
    for (const { facts, about, ...shown } of tried) {
      if (!facts || !matches(rule, facts)) continue;
      const planned = planRule(rule, facts, await worldAround(tx, around, [rule], about, now));
      around = { ...around, seats: planned.world.seats };
      matched.unshift({ ...shown, would: planned.effects.map((effect) => ({ effect, text: effectText(effect, names, locale) })) });
    }
    return { looked: tried.length, matched, sentence: ruleSentence(rule, names, locale) };
  });
}

/** Oldest first. Where what the rule waits for has not happened there are no facts. */
async function newestTickets(tx: Db, services: TicketServices, { when }: RuleParts, now: Date): Promise<Tried[]> {
  const rows = await tx.select(ticketColumns).from(tickets).orderBy(desc(tickets.createdAt), desc(tickets.id)).limit(trialTickets);
  const tried: Tried[] = [];
  for (const ticket of rows.reverse()) {
    const { id, number, subject } = ticket;
    tried.push({ kind: "ticket", id, number, subject, about: { ticket }, facts: await factsAt(tx, services, ticket, when, now) });
  }
  return tried;
}

async function factsAt(tx: Db, services: TicketServices, ticket: TicketRow, when: RuleParts["when"], now: Date): Promise<Facts | null> {
  if (when.type === "time_passed") {
    const due = await dueNow(tx, services, ticket, when, now);
    return due && ticketFacts(tx, services, ticket, due.text, now);
  }
  const seq = { ticket_opened: 1, customer_replied: ticket.customerSeq, staff_replied: ticket.staffPublicSeq, enquiry_received: 0 }[
    when.type
  ];
  const written = await writtenAt(tx, ticket.id, seq);
  const happened =
    when.type === "ticket_opened" || (when.type === "customer_replied" ? seq > 1 && written?.by === "customer" : written?.by === "staff");
  return written && happened ? ticketFacts(tx, services, ticket, written.text, written.at) : null;
}

async function newestEnquiries(tx: Db, services: TicketServices): Promise<Tried[]> {
  const rows = await tx.select().from(enquiries).where(ne(enquiries.status, "spam")).orderBy(desc(enquiries.createdAt)).limit(trialTickets);
  return rows.reverse().map((enquiry) => ({
    kind: "enquiry",
    id: enquiry.id,
    number: enquiry.reference,
    subject: toSnippet(enquiry.message, 120),
    about: { enquiryId: enquiry.id },
    facts: enquiryFacts(services, enquiry),
  }));
}
