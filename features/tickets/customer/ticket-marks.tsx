import type { ReactNode } from "react";
import type { Priority } from "#features/support/rules/departments.ts";
import type { TicketState } from "#features/tickets/rules/ticket-states.ts";
import type { ServiceView } from "#features/tickets/rules/ticket-views.ts";
import { SignalBars } from "#ui/signal-bars.tsx";
import { StatusIcon } from "#ui/status-icon.tsx";
import { priorityLevels, priorityWords, stateShapes, stateWords } from "./ticket-words.ts";

export function StateLabel({ state }: { state: TicketState }) {
  return (
    <span className="inline-row ticket-mark ticket-state">
      <StatusIcon shape={stateShapes[state]} />
      {stateWords[state]()}
    </span>
  );
}

export function PriorityLabel({ priority }: { priority: Priority }) {
  return (
    <span className="inline-row ticket-mark">
      <SignalBars level={priorityLevels[priority]} alarm={priority === "urgent"} />
      {priorityWords[priority]()}
    </span>
  );
}

/** A dot in the colour of the service's family, and its name. */
export function ServiceLabel({ service, children }: { service: ServiceView; children?: ReactNode }) {
  return (
    <span className="inline-row ticket-mark" data-family={service.family}>
      <i className="ticket-family" aria-hidden="true" />
      {children ?? <span className="ellipsis">{service.name}</span>}
    </span>
  );
}
