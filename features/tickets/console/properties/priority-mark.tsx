import "./priority-mark.css";
import type { Priority } from "#features/support/rules/departments.ts";
import { priorityCodes, priorityWords } from "#features/tickets/console/console-words.ts";

/** P1 to P4; the word for those who do not see it. */
export function PriorityMark({ priority }: { priority: Priority }) {
  return (
    <span className="ticket-priority" data-priority={priority} title={priorityWords[priority]()}>
      <span aria-hidden="true">{priorityCodes[priority]}</span>
      <span className="vh">{priorityWords[priority]()}</span>
    </span>
  );
}
