// Two people change the same property: the second is told what it is now and by whom, and decides with that in view.
// A change says what its author saw; only a property that is no longer that, and not already what is wanted, stands in the way.
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { ticketMessages } from "#db/schema/tickets.ts";
import type { Property, PropertyConflict } from "#features/tickets/rules/staff-ticket-views.ts";
import type { ChangeTicket } from "#features/tickets/rules/staff-tickets.contract.ts";
import { linesOf, type TicketLine, ticketLines } from "#features/tickets/rules/ticket-lines.ts";
import type { TicketEvent } from "#features/tickets/rules/ticket-views.ts";
import { presentPerson, type Reader } from "#features/tickets/server/present-ticket.server.ts";
import type { TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";

export class PropertyChangedError extends AppError {
  readonly conflicts: PropertyConflict[];
  constructor(conflicts: PropertyConflict[]) {
    super("property_changed");
    this.conflicts = conflicts;
  }
}

type Field = Property;

/** What the thread calls a change of the property. A line leaves no entry. */
const entries: Record<Exclude<Field, TicketLine>, TicketEvent["type"][]> = {
  state: ["state", "closed", "reopened"],
  priority: ["priority"],
  department: ["department"],
  assignee: ["assigned"],
  service: ["service"],
};

function valuesOf(ticket: TicketRow): Record<Field, string | null> {
  const { state, priority, department } = ticket;
  return { ...linesOf(ticket), state, priority, department, assignee: ticket.assigneeId, service: ticket.serviceId };
}

export async function refuseOverwriting(tx: Db, reader: Reader, ticket: TicketRow, change: ChangeTicket): Promise<void> {
  const { seen } = change;
  if (!seen) return;
  const current = valuesOf(ticket);
  const fields = (Object.keys(current) as Field[]).filter((field) => {
    const wanted = change[field];
    return wanted !== undefined && seen[field] !== undefined && current[field] !== seen[field] && current[field] !== wanted;
  });
  if (fields.length === 0) return;
  throw new PropertyChangedError(
    await Promise.all(
      fields.map(async (field) => ({ field, current: current[field], ...(await changedBy(tx, reader, ticket.id, field)) })),
    ),
  );
}

/** Tags are many things in one field: what was added and taken off since is kept, and this change is made on top of it. */
export function mergeTags(
  now: readonly string[],
  wanted: readonly string[],
  seen: readonly string[] | undefined,
  reader: Reader,
): string[] {
  if (!seen) return [...wanted];
  const taken = seen.filter((tag) => !wanted.includes(tag));
  const tags = [...new Set([...now.filter((tag) => !taken.includes(tag)), ...wanted.filter((tag) => !seen.includes(tag))])];
  if (tags.length > 10) throw new AppError("invalid", { fields: { tags: [m.ticket_tags_too_many({}, reader)] } });
  return tags;
}

async function changedBy(tx: Db, reader: Reader, ticketId: string, field: Field): Promise<Pick<PropertyConflict, "by" | "at">> {
  if (field in ticketLines) return { by: null, at: null };
  const types = entries[field as keyof typeof entries];
  const [row] = await tx
    .select({ by: ticketMessages.by, id: ticketMessages.authorId, name: accounts.name, at: ticketMessages.createdAt })
    .from(ticketMessages)
    .leftJoin(accounts, eq(accounts.id, ticketMessages.authorId))
    .where(
      and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.kind, "event"), inArray(sql`${ticketMessages.event} ->> 'type'`, types)),
    )
    .orderBy(desc(ticketMessages.seq))
    .limit(1);
  return row ? { by: presentPerson(reader, row), at: row.at.toISOString() } : { by: null, at: null };
}
