// States and priorities in the words of the desk. The customer's pages have their own: "waiting for you" is somebody else there.

import type { Priority } from "#features/support/rules/departments.ts";
import type { QueueView } from "#features/tickets/rules/queue-views.ts";
import type { TicketState } from "#features/tickets/rules/ticket-states.ts";
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { StatusShape } from "#ui/status-icon.tsx";

export const stateShapes: Record<TicketState, StatusShape> = {
  open: "ring",
  in_progress: "half",
  answered: "back",
  customer_reply: "dot",
  on_hold: "pause",
  closed: "done",
};

export const stateWords: Record<TicketState, Words> = {
  open: m.console_state_open,
  in_progress: m.console_state_in_progress,
  answered: m.console_state_answered,
  customer_reply: m.console_state_customer_reply,
  on_hold: m.console_state_on_hold,
  closed: m.console_state_closed,
};

export const priorityCodes = { urgent: "P1", high: "P2", normal: "P3", low: "P4" } as const satisfies Record<Priority, string>;

export const priorityWords: Record<Priority, Words> = {
  urgent: m.ticket_priority_urgent,
  high: m.ticket_priority_high,
  normal: m.ticket_priority_normal,
  low: m.ticket_priority_low,
};

export const viewWords: Record<QueueView, Words> = {
  needs_reply: m.console_view_needs_reply,
  mine: m.console_view_mine,
  unassigned: m.console_view_unassigned,
  due_soon: m.console_view_due_soon,
  overdue: m.console_view_overdue,
  waiting: m.console_view_waiting,
  on_hold: m.console_view_on_hold,
  closed: m.console_view_closed,
  all: m.console_view_all,
};
