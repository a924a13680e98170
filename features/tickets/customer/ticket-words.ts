// Words for what the API names by a key.

import { grouped } from "#content/format.ts";
import { departmentAbout, departmentName } from "#features/support/rules/department-settings.ts";
import type { Department, Priority } from "#features/support/rules/departments.ts";
import { targetText } from "#features/support/rules/desk-words.ts";
import { messageLimits, presetLimits } from "#features/support/rules/message-limits.ts";
import { businessDay, targets } from "#features/support/rules/support-settings.ts";
import type { StatusTab, TicketSort, TicketState } from "#features/tickets/rules/ticket-states.ts";
import { m } from "#platform/paraglide/messages.js";
import type { StatusShape } from "#ui/status-icon.tsx";

export const stateWords: Record<TicketState, () => string> = {
  open: m.ticket_state_open,
  in_progress: m.ticket_state_in_progress,
  answered: m.ticket_state_answered,
  customer_reply: m.ticket_state_customer_reply,
  on_hold: m.ticket_state_on_hold,
  closed: m.ticket_state_closed,
};

export const stateShapes: Record<TicketState, StatusShape> = {
  open: "ring",
  in_progress: "half",
  answered: "back",
  customer_reply: "dashed",
  on_hold: "pause",
  closed: "done",
};

export const priorityWords: Record<Priority, () => string> = {
  low: m.ticket_priority_low,
  normal: m.ticket_priority_normal,
  high: m.ticket_priority_high,
  urgent: m.ticket_priority_urgent,
};

export const priorityTexts: Record<Priority, () => string> = {
  low: m.ticket_priority_low_text,
  normal: m.ticket_priority_normal_text,
  high: m.ticket_priority_high_text,
  urgent: m.ticket_priority_urgent_text,
};

/** Within how many minutes this priority is answered; business days are said as such, so that their hours need not be. */
export function priorityRule(priority: Priority, minutes: number): string {
  const rule = targets[priority].roundTheClock
    ? m.ticket_course_rule_always
    : minutes % businessDay === 0
      ? m.ticket_course_rule_days
      : m.ticket_course_rule_hours;
  return rule({ priority: priorityWords[priority](), span: targetText(minutes) });
}

export const priorityLevels = { low: 1, normal: 2, high: 3, urgent: 4 } as const;

export const departmentWords: Record<Department, () => string> = {
  technical: departmentName("technical"),
  billing: departmentName("billing"),
  sales: departmentName("sales"),
  abuse: departmentName("abuse"),
};

export const departmentTexts: Record<Department, () => string> = {
  technical: departmentAbout("technical"),
  billing: departmentAbout("billing"),
  sales: departmentAbout("sales"),
  abuse: departmentAbout("abuse"),
};

export const tabWords: Record<StatusTab, () => string> = {
  active: m.tickets_tab_active,
  waiting: m.tickets_tab_waiting,
  with_us: m.tickets_tab_with_us,
  closed: m.tickets_tab_closed,
  all: m.tickets_tab_all,
};

export const sortWords: Record<TicketSort, () => string> = {
  updated: m.tickets_sort_updated,
  created: m.tickets_sort_created,
  due: m.tickets_sort_due,
};

export const ratingWords = [m.ticket_rating_1, m.ticket_rating_2, m.ticket_rating_3, m.ticket_rating_4, m.ticket_rating_5] as const;

/** The length is said where it was set: nobody writes as much as the preset takes. */
export function ticketBodyHint(): string {
  const { ticketCharacters: most } = messageLimits();
  if (most >= presetLimits.ticketCharacters) return m.ticket_body_hint();
  return `${m.ticket_body_hint()} ${m.ticket_body_limit({ maximum: grouped(most) })}`;
}
