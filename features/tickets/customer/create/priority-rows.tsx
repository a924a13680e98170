// What each priority means and by when somebody answers, chosen in the same row.

import { type Department, type Priority, priorities } from "#features/support/rules/departments.ts";
import { targets } from "#features/support/rules/support-settings.ts";
import { type Clockwork, momentText } from "#features/tickets/customer/ticket-times.ts";
import { priorityLevels, priorityTexts, priorityWords } from "#features/tickets/customer/ticket-words.ts";
import { prioritiesFor } from "#features/tickets/rules/tickets.policy.ts";
import { m } from "#platform/paraglide/messages.js";
import { FieldError } from "#ui/field-frame.tsx";
import { SignalBars } from "#ui/signal-bars.tsx";

type PriorityRowsProps = {
  department: Department;
  value: Priority;
  onChange: (priority: Priority) => void;
  due: Record<Priority, string>;
  now: number;
  clockwork: Clockwork;
  error?: string | undefined;
};

export function PriorityRows({ department, value, onChange, due, now, clockwork, error }: PriorityRowsProps) {
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
              <b>{targetText(targets[priority].response)}</b>
              <small>{m.tickets_due_by({ time: momentText(due[priority], now, clockwork) })}</small>
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id="field-priority-error">{error}</FieldError> : null}
    </fieldset>
  );
}

function targetText(minutes: number): string {
  if (minutes < 60) return m.span_minutes({ count: String(minutes) });
  return minutes >= 480 ? m.ticket_target_day({ count: "1" }) : m.span_hours({ count: String(minutes / 60) });
}
