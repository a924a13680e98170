// What belongs to a ticket and is short: read by the statement that reads the ticket, a subquery each, instead of a statement each. For
// queries on `tickets` that join something, so that the columns here keep their table's name.
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { accounts } from "#db/schema/accounts.ts";
import { ticketCopies, ticketFollowers, ticketMessages, ticketOutbox, tickets } from "#db/schema/tickets.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { TicketCopy, TicketLink } from "#features/tickets/rules/ticket-views.ts";

export type OtherTickets = typeof otherTickets;
const otherTickets = alias(tickets, "other_tickets");
const followers = alias(accounts, "followers");
const linksOfAKind = 20;

/** `which`: for a customer, those of the other tickets that they reach. */
export function linksOf(which: (others: OtherTickets) => SQL = () => sql`true`): SQL<TicketLink[]> {
  const { id, number, continuedFromId, mergedIntoId } = otherTickets;
  const kind = (place: number, name: TicketLink["kind"], where: SQL) =>
    sql`(select ${place}::int as place, ${name}::text as kind, ${id} as id, ${number} as number
      from ${tickets} other_tickets where ${where} and ${which(otherTickets)} order by ${number} limit ${linksOfAKind})`;
  const all = sql.join(
    [
      kind(0, "continued_from", sql`${id} = ${tickets.continuedFromId}`),
      kind(1, "continued_as", sql`${continuedFromId} = ${tickets.id}`),
      kind(2, "merged_into", sql`${id} = ${tickets.mergedIntoId}`),
      kind(3, "merged_from", sql`${mergedIntoId} = ${tickets.id}`),
    ],
    sql` union all `,
  );
  return sql`(select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'number', number) order by place, number), '[]')
    from (${all}) links)`;
}

export function copiesWith(): SQL<TicketCopy[]> {
  const { id, email, ticketId, leftAt, createdAt } = ticketCopies;
  return sql`(select coalesce(json_agg(json_build_object('id', ${id}, 'email', ${email}) order by ${createdAt}, ${id}), '[]')
    from ${ticketCopies} where ${ticketId} = ${tickets.id} and ${leftAt} is null)`;
}

export function followersWith(): SQL<ColleagueView[]> {
  const { id, name } = followers;
  return sql`(select coalesce(json_agg(json_build_object('id', ${id}, 'name', ${name}) order by ${name}), '[]')
    from ${ticketFollowers} join ${accounts} followers on ${id} = ${ticketFollowers.accountId}
    where ${ticketFollowers.ticketId} = ${tickets.id})`;
}

/** Replies in their seconds of grace: there are hardly ever any. */
export function hasWaiting(): SQL<boolean> {
  return sql`exists (select 1 from ${ticketOutbox} where ${ticketOutbox.ticketId} = ${tickets.id})`;
}

/** The messages that customer and desk wrote to each other. */
export function publicMessagesWith(): SQL<string[]> {
  const { id, ticketId, kind } = ticketMessages;
  return sql`array(select ${id} from ${ticketMessages} where ${ticketId} = ${tickets.id} and ${kind} = 'public')`;
}
