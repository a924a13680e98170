// Which tickets somebody reaches: their own, and those of their organisation that their role reaches (tickets.policy.ts). In one statement
// with whatever is asked: a membership that ends takes everything along in the same moment.
import { and, eq, inArray, ne, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { accounts } from "#db/schema/accounts.ts";
import { organisationMembers } from "#db/schema/organisations.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import { organisationRoles } from "#features/organisations/rules/organisation-roles.ts";
import { customerChannel } from "#features/realtime/channels.ts";
import type { TicketScope } from "#features/tickets/rules/ticket-states.ts";
import { rolesThatReach, sharedDepartments } from "#features/tickets/rules/tickets.policy.ts";
import type { Db } from "#platform/db/database.ts";

/** `of`: the same table by another name, where a query reads it twice. */
export function isReachable(accountId: string | Placeholder, of: Record<keyof Shared, AnyPgColumn> = tickets): SQL {
  return or(eq(of.customerId, accountId), isShared(accountId, of)) ?? sql`false`;
}

function isShared(accountId: string | Placeholder, of: Record<keyof Shared, AnyPgColumn> = tickets): SQL | undefined {
  const { organisationId, role } = organisationMembers;
  const mine = (column: typeof organisationId | typeof role) =>
    sql`(select ${column} from ${organisationMembers} where ${organisationMembers.accountId} = ${accountId})`;
  const byRole = organisationRoles.map((one) => and(sql`${mine(role)} = ${one}`, inArray(of.department, [...sharedDepartments(one)])));
  return and(sql`${of.organisationId} = ${mine(organisationId)}`, or(...byRole));
}

/** Of a list: the reader's own, or those of the organisation. */
export function isInScope(accountId: string | Placeholder, scope: TicketScope): SQL {
  if (scope === "mine") return eq(tickets.customerId, accountId);
  const own = and(eq(tickets.customerId, accountId), sql`${tickets.organisationId} is not null`);
  return or(own, isShared(accountId)) ?? sql`false`;
}

type Shared = Pick<typeof tickets.$inferSelect, "customerId" | "organisationId" | "department">;

/** Those beside its customer who reach the ticket now. */
function colleaguesWho(ticket: Shared): SQL | undefined {
  return and(
    eq(organisationMembers.organisationId, ticket.organisationId ?? ""),
    inArray(organisationMembers.role, rolesThatReach(ticket.department)),
    ne(organisationMembers.accountId, ticket.customerId),
  );
}

/** Everybody on the customer's side who may know of the ticket, each on their own channel: who leaves hears nothing more. */
export async function customerChannelsOf(db: Db, ticket: Shared): Promise<string[]> {
  const channels = [customerChannel(ticket.customerId)];
  if (!ticket.organisationId) return channels;
  const rows = await db.select({ id: organisationMembers.accountId }).from(organisationMembers).where(colleaguesWho(ticket));
  return [...channels, ...rows.map(({ id }) => customerChannel(id))];
}

/** Colleagues who have written in the ticket and still reach it: they get what its customer gets. */
export async function takingPart(db: Db, ticket: Shared & { id: string }): Promise<(typeof accounts.$inferSelect)[]> {
  if (!ticket.organisationId) return [];
  const writers = db
    .select({ id: ticketMessages.authorId })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticket.id), eq(ticketMessages.kind, "public"), eq(ticketMessages.by, "customer")));
  const rows = await db
    .select({ account: accounts })
    .from(organisationMembers)
    .innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
    .where(and(colleaguesWho(ticket), inArray(accounts.id, writers)));
  return rows.map(({ account }) => account);
}
