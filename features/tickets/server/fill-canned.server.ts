// A canned reply filled in with what we know of a ticket and its customer.

import { eq } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { defaultLocale } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";
import { customerServices } from "#db/schema/tickets.ts";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import { fillPlaceholders, unfilledPlaceholders } from "#features/support/rules/canned-text.ts";
import { cannedTextOf, countCannedUse } from "#features/support/server/canned-replies.server.ts";
import type { FilledReply } from "#features/tickets/rules/staff-ticket-views.ts";
import { answerDue } from "#features/tickets/rules/ticket-clocks.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import { nameOf } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError, nullWhenGone } from "#platform/errors.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { clocksOf, findTicket, type TicketRow } from "./ticket-store.server.ts";

/** For a colleague who writes: it counts as used. */
export async function fillCanned(db: Db, viewer: StaffViewer, id: string, ticketId: string, language?: Locale): Promise<FilledReply> {
  const ticket = await findTicket(db, ticketId);
  const filled = await cannedFor(db, (locale) => nameOf(viewer, locale), id, ticket, language);
  if (!filled) throw new AppError("not_found");
  await countCannedUse(db, id);
  return filled;
}

/** In the customer's language unless another is asked for; what could not be filled in is listed and blocks sending. Null: no such text. */
export async function cannedFor(
  db: Db,
  agentName: (locale: Locale) => string,
  id: string,
  ticket: TicketRow,
  language?: Locale,
): Promise<FilledReply | null> {
  const texts = await cannedTextOf(db, id).catch(nullWhenGone);
  if (!texts) return null;
  const [customer] = await db.select().from(accounts).where(eq(accounts.id, ticket.customerId));
  const [service] = ticket.serviceId ? await db.select().from(customerServices).where(eq(customerServices.id, ticket.serviceId)) : [];
  const locale = language ?? customer?.locale ?? defaultLocale;
  const due = answerDue(clocksOf(ticket));
  // A time that has passed is no promise: the placeholder stays, and the agent writes a time that can be kept.
  const promised = due && due.getTime() > Date.now() ? due : null;
  const text = fillPlaceholders(texts[locale], {
    customer_name: customer ? nameOf(customer, locale) : "",
    company: customer?.company ?? "",
    ticket_number: ticket.number,
    agent_name: agentName(locale),
    service: service ? `${versionFor(service.name, locale)} (${service.code})` : "",
    due_time: promised ? formatDateTime(promised, locale, customer?.timezone) : "",
  });
  return { language: locale, text, body: fromPlainText(text), unfilled: unfilledPlaceholders(text) };
}
