// What rules know of a ticket at one of its messages, or of an enquiry. Read in the open: only public messages, never a note.
import { and, eq } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { ticketMessages } from "#db/schema/tickets.ts";
import type { Facts } from "#features/automation/rules/rule-match.ts";
import type { EnquiryRow } from "#features/enquiries/server/enquiry-store.server.ts";
import { isOpen } from "#features/support/rules/business-calendar.ts";
import { chosenIn } from "#features/support/rules/field-choices.ts";
import { fieldRowsOf } from "#features/tickets/server/fields/field-rows.server.ts";
import type { HasDesk, HasFields } from "#features/tickets/server/ticket-services.ts";
import type { TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";

export type Written = { by: "customer" | "staff" | "system"; text: string; at: Date };

/** A public message of a ticket by its number. */
export async function writtenAt(db: Db, ticketId: string, seq: number): Promise<Written | null> {
  const [message] = await db
    .select({ by: ticketMessages.by, text: ticketMessages.text, at: ticketMessages.createdAt })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.seq, seq), eq(ticketMessages.kind, "public")));
  return message ?? null;
}

export async function ticketFacts(db: Db, services: HasDesk & HasFields, ticket: TicketRow, text: string, at: Date): Promise<Facts> {
  const [customer] = await db
    .select({ locale: accounts.locale, company: accounts.company, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, ticket.customerId));
  return {
    department: ticket.department,
    priority: ticket.priority,
    language: customer?.locale ?? "en",
    channel: ticket.via,
    company: customer?.company ?? "",
    email: customer?.email ?? "",
    subject: ticket.subject,
    text,
    tags: ticket.tags,
    fields: chosenIn(services.fields(), await fieldRowsOf(db, ticket.id)),
    assigneeId: ticket.assigneeId,
    open: isOpen(services.desk(ticket.department).calendar, at),
  };
}

export function enquiryFacts(services: HasDesk, enquiry: EnquiryRow): Facts {
  return {
    department: null,
    priority: null,
    language: enquiry.locale,
    channel: enquiry.via,
    company: enquiry.company ?? "",
    email: enquiry.email,
    subject: "",
    text: enquiry.message,
    tags: [],
    fields: [],
    assigneeId: enquiry.assigneeId,
    open: isOpen(services.desk().calendar, enquiry.createdAt),
  };
}
