// What each priority means and by when somebody answers, chosen in the same row.
import "#ui/styles/ticks.css";
import { type Department, type Priority, priorities } from "#features/support/rules/departments.ts";
import { targetText } from "#features/support/rules/desk-words.ts";
import { type Clockwork, momentText } from "#features/tickets/customer/ticket-times.ts";
import { priorityLevels, priorityTexts, priorityWords } from "#features/tickets/customer/ticket-words.ts";
import type { Promised } from "#features/tickets/rules/answer-promises.ts";
import { prioritiesFor } from "#features/tickets/rules/tickets.policy.ts";
import { m } from "#platform/paraglide/messages.js";
import { FieldError } from "#ui/field-frame.tsx";
import { SignalBars } from "#ui/signal-bars.tsx";

type PriorityRowsProps = {
  department: Department;
  value: Priority;
  onChange: (priority: Priority) => void;
  promises: Record<Priority, Promised>;
  now: number;
  clockwork: Clockwork;
  error?: string | undefined;
};

export function PriorityRows({ department, value, onChange, promises, now, clockwork, error }: PriorityRowsProps) {
  const allowed = prioritiesFor(department);
  return (
    <fieldset className="field" id="field-priority" tabIndex={-1} aria-describedby={error ? "field-priority-error" : "field-priority-hint"}>
      <legend className="field-label">{m.ticket_priority()}</legend>
      <span className="field-foot" id="field-priority-hint">
        {m.ticket_priority_hint()}
      </span>
      <div className="ticket-priorities" data-invalid={error ? true : undefined}>
        {[...priorities].reverse().map((priority) => (
          <label key={priority} htmlFor={`priority-${priority}`}>
            <input
              type="radio"
              className="tick"
              name="priority"
              id={`priority-${priority}`}
              value={priority}
              checked={value === priority}
              disabled={!allowed.includes(priority)}
              onChange={() => onChange(priority)}
            />
            <span className="inline-row ticket-mark">
              <SignalBars level={priorityLevels[priority]} alarm={priority === "urgent"} />
              <b>{priorityWords[priority]()}</b>
            </span>
            <span className="ticket-meaning">{allowed.includes(priority) ? priorityTexts[priority]() : m.ticket_priority_cap()}</span>
            <span className="ticket-target">
              <b>{targetText(promises[priority].minutes)}</b>
              <small>{m.tickets_due_by({ time: momentText(promises[priority].due, now, clockwork) })}</small>
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id="field-priority-error">{error}</FieldError> : null}
    </fieldset>
  );
}
