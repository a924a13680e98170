// The customer card of the console.

import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { organisationMembers, organisations } from "#db/schema/organisations.ts";
import { customerNotes, customerServices, tickets } from "#db/schema/tickets.ts";
import { passkeyCount } from "#features/accounts/server/account-view.server.ts";
import { resetDue } from "#features/accounts/settings/two-factor-reset.server.ts";
import { chatsWith } from "#features/chat/server/staff/staff-chats.server.ts";
import type { CustomerCard, FoundCustomer } from "#features/customers/rules/customers.contract.ts";
import { deskName } from "#features/support/rules/desk-name.ts";
import { searchQuery } from "#features/support/rules/search-tokens.ts";
import { presentService } from "#features/tickets/server/present-ticket.server.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";

const foundMaximum = 500;

const isCustomer = (id: string) => and(eq(accounts.id, id), eq(accounts.kind, "customer"));
/** Of the customer that is read. */
const ticketFigures = sql<{ open: number; rated: number; average: number | null }>`(select json_build_object(
  'open', count(*) filter (where t.state <> 'closed'), 'rated', count(t.rating), 'average', avg(t.rating))
  from ${tickets} t where t.customer_id = ${accounts}.id)`;

export async function readCustomerCard(db: Db, viewer: StaffViewer, locale: Locale, id: string): Promise<CustomerCard> {
  const [[found], services, recent, chats, notes, organisation] = await Promise.all([
    db
      .select({ customer: accounts, passkeys: passkeyCount, resetAt: resetDue, figures: ticketFigures })
      .from(accounts)
      .where(isCustomer(id)),
    db
      .select()
      .from(customerServices)
      .where(and(eq(customerServices.customerId, id), isNull(customerServices.endedAt)))
      .orderBy(asc(customerServices.code)),
    db
      .select({ id: tickets.id, number: tickets.number, subject: tickets.subject, state: tickets.state, updatedAt: tickets.updatedAt })
      .from(tickets)
      .where(eq(tickets.customerId, id))
      .orderBy(desc(tickets.updatedAt), desc(tickets.id))
      .limit(10),
    chatsWith(db, viewer, id),
    db
      .select({ note: customerNotes, by: accounts.name })
      .from(customerNotes)
      .leftJoin(accounts, eq(accounts.id, customerNotes.authorId))
      .where(eq(customerNotes.customerId, id))
      .orderBy(desc(customerNotes.createdAt))
      .limit(50),
    organisationOf(db, id),
  ]);
  if (!found) throw new AppError("not_found");
  const { customer, passkeys, resetAt, figures } = found;
  return {
    id,
    name: customer.name,
    company: customer.company,
    locale: customer.locale,
    timezone: customer.timezone,
    email_masked: maskEmail(customer.email),
    phone_masked: customer.phone ? maskPhone(customer.phone) : null,
    with_us_since: customer.createdAt.toISOString(),
    verified: customer.emailVerifiedAt !== null,
    disabled_at: customer.disabledAt?.toISOString() ?? null,
    organisation,
    two_step: customer.twoFactorEnabledAt !== null || passkeys > 0,
    two_step_off_at: resetAt?.toISOString() ?? null,
    open_tickets: figures.open,
    rating: figures.rated ? { average: Math.round(Number(figures.average) * 10) / 10, count: figures.rated } : null,
    services: services.map((service) => presentService(service, locale)),
    tickets: recent.map(({ updatedAt, ...ticket }) => ({ ...ticket, updated_at: updatedAt.toISOString() })),
    chats,
    notes: notes.map(({ note, by }) => ({
      id: note.id,
      text: note.text,
      by: by ?? deskName(locale),
      at: note.createdAt.toISOString(),
    })),
  };
}

export async function revealContact(db: Db, id: string, field: "email" | "phone"): Promise<string | null> {
  return (await findCustomer(db, id))[field];
}

export async function addCustomerNote(db: Db, authorId: string, id: string, text: string): Promise<void> {
  await findCustomer(db, id);
  await db.insert(customerNotes).values({ id: newId(), customerId: id, authorId, text, createdAt: new Date() });
}

export async function dropCustomerNote(db: Db, authorId: string, id: string, noteId: string): Promise<void> {
  const own = and(eq(customerNotes.id, noteId), eq(customerNotes.customerId, id), eq(customerNotes.authorId, authorId));
  const gone = await db.delete(customerNotes).where(own).returning({ id: customerNotes.id });
  if (gone.length === 0) throw new AppError("not_found");
}

/** By the address, or by words of name and company: Latin by their beginning, Korean anywhere, or by initials (ㄱㅅㅇ). */
export async function findCustomers(db: Db, question: string, limit = 20): Promise<FoundCustomer[]> {
  const words = searchQuery(question);
  if (!words) return [];
  // The index finds some; only these are sorted, so that a word of a hundred thousand customers costs no more.
  const some = sql`select id from ${accounts} where kind = 'customer' and search @@ ${words}::tsquery limit ${foundMaximum}`;
  return db
    .select({
      id: accounts.id,
      name: accounts.name,
      company: accounts.company,
      locale: accounts.locale,
      disabled: sql<boolean>`${accounts.disabledAt} is not null`,
    })
    .from(accounts)
    .where(sql`${accounts.id} in (${some})`)
    .orderBy(sql`${accounts.disabledAt} is not null`, asc(accounts.name), asc(accounts.id))
    .limit(limit);
}

async function organisationOf(db: Db, id: string): Promise<CustomerCard["organisation"]> {
  const [mine] = await db
    .select({ id: organisations.id, name: organisations.name, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.accountId, id));
  if (!mine) return null;
  const members = await db
    .select({ id: accounts.id, name: accounts.name, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
    .where(and(eq(organisationMembers.organisationId, mine.id), ne(accounts.id, id)))
    .orderBy(asc(organisationMembers.joinedAt), asc(accounts.id));
  return { ...mine, members };
}

export async function findCustomer(db: Db, id: string) {
  const [customer] = await db.select().from(accounts).where(isCustomer(id));
  if (!customer) throw new AppError("not_found");
  return customer;
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length <= 4 ? "••••" : `${phone.trim().startsWith("+") ? `+${digits.slice(0, 2)} ` : ""}••••${digits.slice(-4)}`;
}
