// A change of a property carries what was on screen when it was made, so that nobody undoes a colleague's change unseen.

import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import type { Property } from "#features/tickets/rules/staff-ticket-views.ts";
import { linesOf } from "#features/tickets/rules/ticket-lines.ts";

type Field = Property | "tags";

export function propertiesOf(ticket: TicketOnScreen): Record<Field, string | null> {
  const { state, priority, department, assignee, service, tags } = ticket;
  return {
    ...linesOf(ticket),
    state,
    priority,
    department,
    assignee: assignee?.id ?? null,
    service: service?.id ?? null,
    tags: tags.join(", "),
    ...Object.fromEntries(ticket.fields.map(({ id, value }) => [`fields.${id}`, value === null ? "" : String(value)])),
  };
}

/** `seen_priority` beside `priority`, and so on, for whatever is changed. */
export function seenFields(changed: Record<string, string>, shown: Partial<Record<Field, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shown)
      .filter(([name]) => name in changed)
      .map(([name, value]) => [`seen_${name}`, value ?? ""]),
  );
}
