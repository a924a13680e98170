// How many tickets a customer has in each state: beside their list, and as the badge of every page.
import { and, eq, type Placeholder, sql } from "drizzle-orm";
import { organisationMembers, organisations } from "#db/schema/organisations.ts";
import { ticketSharedReads, tickets } from "#db/schema/tickets.ts";
import { statesOfTab, type TicketScope, type TicketState } from "#features/tickets/rules/ticket-states.ts";
import type { TicketCounts } from "#features/tickets/rules/ticket-views.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import { builtOnce, type Given } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/database.ts";
import { isInScope } from "./ticket-access.server.ts";

/** How far a colleague has read a ticket that is not theirs. */
export const readBy = (accountId: string | Placeholder) =>
  and(eq(ticketSharedReads.ticketId, tickets.id), eq(ticketSharedReads.accountId, accountId));

const countIn = (scope: TicketScope) =>
  builtOnce((db, { viewerId }: Given<"viewerId">) => {
    // A colleague's ticket that the reader never opened is not news to them.
    const read = sql`case when ${tickets.customerId} = ${viewerId} then ${tickets.customerReadSeq} else ${ticketSharedReads.seq} end`;
    const states = db
      .select({
        state: tickets.state,
        count: sql<number>`count(*)::int`.as("count"),
        unread: sql<number>`(count(*) filter (where ${tickets.staffPublicSeq} > ${read}))::int`.as("unread"),
      })
      .from(tickets)
      .leftJoin(ticketSharedReads, readBy(viewerId))
      .where(isInScope(viewerId, scope))
      .groupBy(tickets.state)
      .as("states");
    const organisation = db
      .select({ name: organisations.name })
      .from(organisationMembers)
      .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
      .where(eq(organisationMembers.accountId, viewerId));
    return db
      .select({
        states: sql<{ state: TicketState; count: number; unread: number }[]>`(select coalesce(json_agg(states), '[]') from ${states})`,
        organisation: sql<string | null>`${organisation}`,
      })
      .from(sql`(select 1) one`);
  });

const countInScope = { mine: countIn("mine"), company: countIn("company") };

/** With the name of the reader's organisation. */
export async function countTickets(
  db: Db,
  viewer: CustomerViewer,
  scope: TicketScope,
): Promise<{ counts: TicketCounts; organisation: string | null }> {
  const [row] = await countInScope[scope](db, { viewerId: viewer.id });
  const rows = row?.states ?? [];
  const sum = (those: readonly TicketState[]) =>
    rows.filter(({ state }) => those.includes(state)).reduce((total, { count }) => total + count, 0);
  const counts = {
    active: sum(statesOfTab.active),
    waiting: sum(statesOfTab.waiting),
    with_us: sum(statesOfTab.with_us),
    closed: sum(statesOfTab.closed),
    unread: rows.reduce((total, { unread }) => total + unread, 0),
  };
  return { counts, organisation: row?.organisation ?? null };
}
