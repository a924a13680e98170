// A change of a property carries what was on screen when it was made, so that nobody undoes a colleague's change unseen.

import type { FetcherWithComponents } from "react-router";
import { type ConsoleOutcome, isRefused } from "#features/tickets/console/console-outcome.ts";
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

export type Sent = Pick<FetcherWithComponents<ConsoleOutcome>, "state" | "data" | "formData">;

/**
 * Where a form is by now. One that found no line has no answer, and its fetcher stays "loading" until there is a line again: what it held
 * was not done.
 */
export function wayOf({ state, data }: Sent): "away" | "failed" | "there" {
  if (state === "submitting") return "away";
  if (isRefused(data)) return "failed";
  if (state === "idle") return "there";
  return data === undefined ? "failed" : "away";
}

/** What was just chosen is shown while it is being saved; if that fails, the ticket's own value comes back. */
export function shownValue(sent: Sent, name: string, value: string): string {
  return wayOf(sent) === "away" && sent.formData?.has(name) ? String(sent.formData.get(name)) : value;
}
