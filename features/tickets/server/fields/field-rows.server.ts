// What stands in a ticket's own fields, by whose eyes it is for. Whatever speaks to a customer takes CustomerFieldRow: a value of a field
// for staff is refused by the compiler there, and left out by the statement that reads for a customer.
import { and, eq, type SQL, sql } from "drizzle-orm";
import { ticketFieldValues, tickets } from "#db/schema/tickets.ts";
import type { FieldValue, TicketField } from "#features/support/rules/ticket-fields.ts";
import type { Db } from "#platform/db/database.ts";

export type CustomerFieldRow = { id: string; audience: "customer"; value: FieldValue };
export type StaffFieldRow = { id: string; audience: "staff"; value: FieldValue };
export type FieldRow = CustomerFieldRow | StaffFieldRow;

const { ticketId, fieldId, audience, textValue, numberValue, dayValue } = ticketFieldValues;
const value = sql`coalesce(to_json(${textValue}), to_json(${numberValue}), to_json(${dayValue}))`;
const asJson = sql`coalesce(json_agg(json_build_object('id', ${fieldId}, 'audience', ${audience}, 'value', ${value})), '[]')`;

/** Part of the statement that reads a ticket, for staff. */
export function fieldsWith(): SQL<FieldRow[]> {
  return sql`(select ${asJson} from ${ticketFieldValues} where ${ticketId} = ${tickets.id})`;
}

/** The same for its customer. */
export function customerFieldsWith(): SQL<CustomerFieldRow[]> {
  return sql`(select ${asJson} from ${ticketFieldValues} where ${ticketId} = ${tickets.id} and ${audience} = 'customer')`;
}

export async function fieldRowsOf(db: Db, id: string): Promise<FieldRow[]> {
  const [row] = await db
    .select({ rows: sql<FieldRow[]>`${asJson}` })
    .from(ticketFieldValues)
    .where(eq(ticketId, id));
  return row?.rows ?? [];
}

export async function customerFieldRowsOf(db: Db, id: string): Promise<CustomerFieldRow[]> {
  const [row] = await db
    .select({ rows: sql<CustomerFieldRow[]>`${asJson}` })
    .from(ticketFieldValues)
    .where(and(eq(ticketId, id), eq(audience, "customer")));
  return row?.rows ?? [];
}

/** Tickets in which a field has a value (`os:ubuntu`). A field that nobody defined, or one for other eyes, has none. */
export function hasField(fields: readonly TicketField[], filter: string): SQL {
  const at = filter.indexOf(":");
  const field = fields.find(({ id }) => id === filter.slice(0, at));
  const asked = filter.slice(at + 1);
  const is = field ? isValue(field, asked) : null;
  if (!field || !is) return sql`false`;
  return sql`exists (select 1 from ${ticketFieldValues} where ${ticketId} = ${tickets.id} and ${fieldId} = ${field.id}
    and ${audience} = ${field.audience} and ${is})`;
}

function isValue({ kind }: TicketField, asked: string): SQL | null {
  if (kind === "number") return /^-?\d{1,11}(\.\d{1,4})?$/.test(asked) ? sql`${numberValue} = ${asked}::numeric` : null;
  if (kind === "date")
    return /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? sql`${dayValue} = ${asked}::date` : null;
  return sql`${textValue} = ${asked}`;
}

export function columnsOf({ kind, audience: whom }: TicketField, given: FieldValue) {
  return {
    audience: whom,
    textValue: kind === "text" || kind === "choice" ? String(given) : null,
    numberValue: kind === "number" ? Number(given) : null,
    dayValue: kind === "date" ? String(given) : null,
  };
}
