// Values of the provider's own fields: read as they came, each refused at its own field with the reason, and written.
import { and, eq, sql } from "drizzle-orm";
import { ticketFieldValues } from "#db/schema/tickets.ts";
import type { Department } from "#features/support/rules/departments.ts";
import { fieldOf } from "#features/support/rules/field-choices.ts";
import {
  checkValue,
  type FieldProblem,
  type FieldValue,
  fieldsIn,
  fieldTextMaximum,
  isForCustomers,
  type TicketField,
} from "#features/support/rules/ticket-fields.ts";
import type { PropertyConflict } from "#features/tickets/rules/staff-ticket-views.ts";
import type { GivenFields } from "#features/tickets/rules/ticket-fields.contract.ts";
import type { Reader } from "#features/tickets/server/present-ticket.server.ts";
import type { HasFields } from "#features/tickets/server/ticket-services.ts";
import { type Author, addEvent, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { columnsOf, fieldRowsOf } from "./field-rows.server.ts";
import { everyText } from "./present-fields.ts";

export type FilledField = { field: TicketField; value: FieldValue | null };

type Rule = {
  department: Department;
  /** A customer knows nothing of fields for staff: one of them is as unknown as one that does not exist. */
  as: "customer" | "staff";
  /** Whether what must be filled in must be filled in here. A mail cannot. */
  complete?: boolean;
};

export function readGiven({ fields }: HasFields, { locale }: Pick<Reader, "locale">, given: GivenFields, rule: Rule): FilledField[] {
  const known = rule.as === "staff" ? fields() : fields().filter(isForCustomers);
  const offered = fieldsIn(known, rule.department);
  const problems: Record<string, string[]> = {};
  const refuse = (id: string, words: string) => {
    problems[`fields.${id}`] = [words];
  };
  const filled: FilledField[] = [];
  for (const [id, typed] of Object.entries(given)) {
    const field = known.find((one) => one.id === id);
    const checked = field ? checkValue(field, typed) : null;
    // What is no longer asked for can still be taken away.
    if (!field || !checked || (!offered.includes(field) && !("value" in checked && checked.value === null))) {
      refuse(id, m.field_unknown({}, { locale }));
    } else if ("problem" in checked) refuse(id, problemWords(checked.problem, locale));
    else filled.push({ field, value: checked.value });
  }
  if (rule.complete) {
    for (const { id, required } of offered) {
      const has = filled.some(({ field, value }) => field.id === id && value !== null);
      if (required && !has && !problems[`fields.${id}`]) refuse(id, m.field_required({}, { locale }));
    }
  }
  if (Object.keys(problems).length > 0) throw new AppError("invalid", { fields: problems });
  return filled;
}

function problemWords(problem: FieldProblem, locale: Reader["locale"]): string {
  const to = { locale };
  switch (problem) {
    case "choice":
      return m.field_choice({}, to);
    case "number":
      return m.ticket_field_number({}, to);
    case "date":
      return m.ticket_field_date({}, to);
    case "too_long":
      return m.field_too_long({ maximum: String(fieldTextMaximum) }, to);
    case "one_line":
      return m.ticket_line_format({}, to);
  }
}

/** Of a ticket that is being opened: it has none yet, and that they were filled in is no event of its own. */
export async function storeFields(tx: Db, ticketId: string, filled: readonly FilledField[]): Promise<void> {
  const rows = filled.flatMap(({ field, value }) => (value === null ? [] : [{ ticketId, fieldId: field.id, ...columnsOf(field, value) }]));
  if (rows.length > 0) await tx.insert(ticketFieldValues).values(rows);
}

/** A ticket that goes on in another takes along what was known about it. */
export async function copyFields(tx: Db, fromId: string, toId: string): Promise<void> {
  const { fieldId, audience, textValue, numberValue, dayValue, ticketId } = ticketFieldValues;
  const columns = { ticketId: sql<string>`${toId}`.as("to_id"), fieldId, audience, textValue, numberValue, dayValue };
  await tx.insert(ticketFieldValues).select(tx.select(columns).from(ticketFieldValues).where(eq(ticketId, fromId)));
}

export type FieldConflict = PropertyConflict & { field: `fields.${string}` };

/** A change at the desk: each field that is another one afterwards is in the thread and in the audit log. */
export async function changeFields(
  tx: Db,
  services: HasFields,
  reader: Reader,
  ticket: TicketRow,
  change: { fields: GivenFields; seen: GivenFields | undefined },
  author: Author,
  at: Date,
): Promise<{ ticket: TicketRow; conflicts: FieldConflict[] }> {
  const filled = readGiven(services, reader, change.fields, { department: ticket.department, as: "staff" });
  const rows = new Map((await fieldRowsOf(tx, ticket.id)).map(({ id, value }) => [id, value]));
  const changes = filled
    .map(({ field, value }) => ({ field, from: rows.get(field.id) ?? null, to: value }))
    .filter(({ from, to }) => from !== to);
  const conflicts = changes
    .filter(({ field: { id }, from }) => change.seen?.[id] !== undefined && String(change.seen[id] ?? "") !== String(from ?? ""))
    .map(({ field, from }) => ({ field: `fields.${field.id}` as const, current: from === null ? null : String(from), by: null, at: null }));
  if (conflicts.length > 0) return { ticket, conflicts };
  let next = ticket;
  for (const change of changes) {
    next = await changeOne(tx, next, change, author, at);
    noteChange(tx, `fields.${change.field.id}`, change.from, change.to);
  }
  return { ticket: next, conflicts: [] };
}

type OneChange = { field: TicketField; from: FieldValue | null; to: FieldValue | null };

async function changeOne(tx: Db, ticket: TicketRow, { field, from, to }: OneChange, author: Author, at: Date): Promise<TicketRow> {
  const { ticketId, fieldId } = ticketFieldValues;
  if (to === null) await tx.delete(ticketFieldValues).where(and(eq(ticketId, ticket.id), eq(fieldId, field.id)));
  else {
    const columns = columnsOf(field, to);
    await tx
      .insert(ticketFieldValues)
      .values({ ticketId: ticket.id, fieldId: field.id, ...columns })
      .onConflictDoUpdate({ target: [ticketId, fieldId], set: columns });
  }
  const event = { type: "field", id: field.id, label: field.label, from: everyText(field, from), to: everyText(field, to) } as const;
  return addEvent(tx, ticket, event, author, at);
}

/** By a rule (`os:ubuntu`): in the thread like a change at the desk. That the choice fits the ticket was planned. */
export async function chooseField(
  tx: Db,
  services: HasFields,
  ticket: TicketRow,
  choice: string,
  author: Author,
  at: Date,
): Promise<TicketRow> {
  const field = services.fields().find(({ id }) => id === fieldOf(choice));
  if (!field) return ticket;
  const from = (await fieldRowsOf(tx, ticket.id)).find(({ id }) => id === field.id)?.value ?? null;
  return changeOne(tx, ticket, { field, from, to: choice.slice(field.id.length + 1) }, author, at);
}
