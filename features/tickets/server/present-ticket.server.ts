// Rows as the API shows them. The reader decides the words of names and what `you` means; nothing here decides access.

import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import type { customerServices } from "#db/schema/tickets.ts";
import type { FileView } from "#features/files/files.contract.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { deskName } from "#features/support/rules/desk-name.ts";
import type { DeskRules } from "#features/support/rules/support-settings.ts";
import { answerDue } from "#features/tickets/rules/ticket-clocks.ts";
import { linesOf } from "#features/tickets/rules/ticket-lines.ts";
import type {
  CustomerMessageView,
  MessageView,
  PersonView,
  ServiceView,
  TicketEvent,
  TicketListItem,
} from "#features/tickets/rules/ticket-views.ts";
import { rateUntil, reopenUntil, type TicketFacts } from "#features/tickets/rules/tickets.policy.ts";
import { m } from "#platform/paraglide/messages.js";
import type { CustomerMessage, MessageRow } from "./message-rows.server.ts";
import { clocksOf, type TicketRow } from "./ticket-store.server.ts";

export type Reader = { id: string; kind: "customer" | "staff"; locale: Locale };
type ServiceRow = typeof customerServices.$inferSelect;

export function presentService(row: ServiceRow, locale: Locale): ServiceView {
  const { id, code, family, site, sla } = row;
  return { id, code, name: versionFor(row.name, locale), family, site, sla };
}

export function presentPerson(
  reader: Reader,
  person: { by: "customer" | "staff" | "system"; id: string | null; name: string | null; unproved?: boolean },
): PersonView {
  if (person.unproved) return { id: null, name: m.ticket_by_unproved({}, { locale: reader.locale }), role: "customer" };
  if (person.by === "system") return { id: null, name: brand.name[reader.locale], role: "system" };
  const gone = person.by === "staff" ? deskName(reader.locale) : m.ticket_by_customer({}, { locale: reader.locale });
  return { id: person.id, name: person.name ?? gone, role: person.id !== null && person.id === reader.id ? "you" : person.by };
}

export function factsOf(ticket: TicketRow): TicketFacts {
  return {
    state: ticket.state,
    closedAt: ticket.closedAt,
    merged: ticket.mergedIntoId !== null,
    answerDue: answerDue(clocksOf(ticket)),
    escalatedAt: escalatedAt(ticket),
  };
}

/** Of the answer the customer waits for now: one that was given has taken its escalation with it. */
function escalatedAt({ escalatedAt, firstAnsweredAt, unansweredSince }: TicketRow): Date | null {
  const waitingSince = firstAnsweredAt ? unansweredSince : new Date(0);
  return escalatedAt && waitingSince && escalatedAt >= waitingSince ? escalatedAt : null;
}

export type ListRow = {
  ticket: TicketRow;
  service: ServiceRow | null;
  lastName: string | null;
  customerName: string | null;
  /** How far a colleague has read who is not its customer; null where they never opened it. */
  sharedSeq: number | null;
};

export function presentListItem(
  rules: DeskRules,
  reader: Reader,
  { ticket, service, lastName, customerName, sharedSeq }: ListRow,
): TicketListItem {
  const facts = factsOf(ticket);
  return {
    id: ticket.id,
    number: ticket.number,
    ...linesOf(ticket),
    state: ticket.state,
    priority: ticket.priority,
    department: ticket.department,
    service: service ? presentService(service, reader.locale) : null,
    customer: presentPerson(reader, { by: "customer", id: ticket.customerId, name: customerName }),
    shared: ticket.organisationId !== null,
    last: {
      by: presentPerson(reader, { by: ticket.lastBy, id: ticket.lastAuthorId, name: lastName, unproved: lastIsUnproved(ticket) }),
      text: ticket.lastText,
      at: ticket.lastAt.toISOString(),
    },
    unread: ticket.customerId === reader.id ? isUnread(ticket) : sharedSeq !== null && ticket.staffPublicSeq > sharedSeq,
    due_at: iso(facts.answerDue),
    escalated_at: iso(facts.escalatedAt),
    closes_at: ticket.answeredAt ? new Date(ticket.answeredAt.getTime() + rules.autoCloseDays * 86_400_000).toISOString() : null,
    closed_at: iso(ticket.closedAt),
    rating: ticket.rating,
    rate_until: iso(rateUntil(facts)),
    reopen_until: iso(reopenUntil(rules, facts)),
    created_at: ticket.createdAt.toISOString(),
    updated_at: ticket.updatedAt.toISOString(),
  };
}

/** The newest message is the mail that opened it, from a sender nobody could prove. */
export function lastIsUnproved({ senderUnproved, lastBy, lastAuthorId }: TicketRow): boolean {
  return senderUnproved && lastBy === "customer" && lastAuthorId === null;
}

/** Something written by staff that the customer has not opened. */
export function isUnread(ticket: Pick<TicketRow, "staffPublicSeq" | "customerReadSeq">): boolean {
  return ticket.staffPublicSeq > ticket.customerReadSeq;
}

export type ThreadRow<Message = MessageRow> = { message: Message; authorName: string | null };

/** For the customer: takes nothing they may not see, so it gives nothing of the kind either. */
export function presentForCustomer(
  reader: Reader,
  ticket: TicketRow,
  row: ThreadRow<CustomerMessage>,
  files: FileView[],
): CustomerMessageView {
  return presentMessage(reader, ticket, row, files) as CustomerMessageView;
}

/** For staff. */
export function presentMessage(reader: Reader, ticket: TicketRow, { message, authorName }: ThreadRow, files: FileView[]): MessageView {
  const base = {
    id: message.id,
    seq: message.seq,
    by: presentPerson(reader, { by: message.by, id: message.authorId, name: authorName, unproved: message.senderUnproved }),
    via: message.via,
    created_at: message.createdAt.toISOString(),
  };
  if (message.kind === "event") return { ...base, kind: "event", event: message.event as unknown as TicketEvent };
  const isFirstAnswer =
    message.kind === "public" && message.by === "staff" && ticket.firstAnsweredAt?.getTime() === message.createdAt.getTime();
  return {
    ...base,
    kind: message.kind,
    body: message.body as RichText,
    files,
    edited_at: iso(message.editedAt),
    ...(message.senderUnproved ? { sender_unproved: true as const } : {}),
    first_answer_minutes: isFirstAnswer ? Math.round(ticket.firstUsed / 60) : null,
  };
}

export function iso(date: Date | null): string | null {
  return date ? date.toISOString() : null;
}
