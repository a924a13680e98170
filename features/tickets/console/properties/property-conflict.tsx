// Somebody else changed the same property first: both values, who it was, and the choice between them.
import "./property-conflict.css";
import { Form, Link } from "react-router";
import { departmentWords } from "#features/support/console/department-words.ts";
import type { Department, Priority } from "#features/support/rules/departments.ts";
import { priorityCodes, priorityWords, stateWords } from "#features/tickets/console/console-words.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import type { ColleagueView, Property, PropertyConflict } from "#features/tickets/rules/staff-ticket-views.ts";
import type { StaffFieldView } from "#features/tickets/rules/ticket-fields.contract.ts";
import { lineLabels } from "#features/tickets/rules/ticket-lines.ts";
import type { TicketState } from "#features/tickets/rules/ticket-states.ts";
import type { ServiceView } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import { seenFields } from "./property-fields.ts";

type PropertyConflictsProps = {
  conflicts: (PropertyConflict & { wanted: string })[];
  ticket: TicketOnScreen;
  people: readonly ColleagueView[];
  services: readonly ServiceView[];
  action: string;
  change: (fields: Record<string, string>) => void;
  onLeave: () => void;
};

/** Whose change it was, what it is now and what was wanted, as one sentence after the property's name. */
export function conflictText(
  { field, current, by, wanted }: PropertyConflict & { wanted: string | null },
  people: readonly ColleagueView[],
  services: readonly ServiceView[],
): string {
  const words = (value: string | null) => valueWords(field, value, people, services);
  const values = { current: words(current), wanted: words(wanted) };
  const what = by ? m.console_conflict_by({ name: by.name, ...values }) : m.console_conflict_now(values);
  return `${m.console_conflict({ property: propertyName(field, []) })} ${what}`;
}

export function PropertyConflicts({ conflicts, ticket, people, services, action, change, onLeave }: PropertyConflictsProps) {
  return conflicts.map(({ field, current, by, wanted }) => {
    const words = (value: string | null) => valueWords(field, value, people, services, ticket.fields);
    const values = { current: words(current), wanted: words(wanted) };
    const property = propertyName(field, ticket.fields);
    const possible = field !== "state" || (ticket.may.states as readonly string[]).includes(wanted);
    const fields = { [field]: wanted, ...seenFields({ [field]: wanted }, { [field]: current }), last_seen_seq: String(ticket.seq) };
    return (
      <Notice key={field} tone="late" announce heading={m.console_conflict({ property })}>
        {by ? m.console_conflict_by({ name: by.name, ...values }) : m.console_conflict_now(values)}
        <span className="ticket-conflict">
          {possible ? (
            <Form
              method="post"
              action={action}
              onSubmit={(event) => {
                event.preventDefault();
                change(fields);
              }}
            >
              {Object.entries(fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button type="submit" name="intent" value="change" className="btn btn-quiet btn-compact">
                {m.console_conflict_set(values)}
              </button>
            </Form>
          ) : null}
          <Link to={action} replace preventScrollReset onClick={onLeave} className="btn btn-quiet btn-compact">
            {m.console_conflict_leave(values)}
          </Link>
        </span>
      </Notice>
    );
  });
}

const propertyWords: Record<Property, () => string> = {
  ...lineLabels,
  state: m.console_state,
  priority: m.console_priority,
  department: m.console_department,
  assignee: m.console_assignee,
  service: m.console_service,
};

/** A field of the provider's own is called what the ticket calls it. */
function propertyName(field: PropertyConflict["field"], fields: readonly StaffFieldView[]): string {
  if (field in propertyWords) return propertyWords[field as Property]();
  return fields.find(({ id }) => `fields.${id}` === field)?.label ?? field;
}

function valueWords(
  field: PropertyConflict["field"],
  value: string | null,
  people: readonly ColleagueView[],
  services: readonly ServiceView[],
  fields: readonly StaffFieldView[] = [],
): string {
  switch (field) {
    case "state":
      return stateWords[value as TicketState]();
    case "priority":
      return `${priorityCodes[value as Priority]} ${priorityWords[value as Priority]()}`;
    case "department":
      return departmentWords[value as Department]();
    case "assignee":
      return value ? (people.find(({ id }) => id === value)?.name ?? m.console_somebody()) : m.console_nobody();
    case "service":
      return services.find(({ id }) => id === value)?.code ?? m.console_service_none();
    default: {
      const choices = fields.find(({ id }) => `fields.${id}` === field)?.choices ?? [];
      return choices.find(({ id }) => id === value)?.label || value || m.console_field_empty();
    }
  }
}
