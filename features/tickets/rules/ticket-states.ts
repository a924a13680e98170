// Whose turn is it? The states of a ticket and every way from one to another. Pure; what is not in the table is forbidden.

export const ticketStates = ["open", "in_progress", "answered", "customer_reply", "on_hold", "closed"] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketActions = [
  "customer_reply",
  "customer_close",
  "customer_reopen",
  "staff_reply",
  "staff_reply_keep",
  "staff_reply_hold",
  "staff_reply_close",
  "start",
  "hold",
  "staff_close",
  "staff_reopen",
  "auto_close",
  "merge_away",
] as const;
export type TicketAction = (typeof ticketActions)[number];

type Row = Partial<Record<TicketAction, TicketState>>;

/** What staff may do while a ticket is not closed; it does not depend on whose turn it is. */
const byStaff = {
  staff_reply: "answered",
  staff_reply_keep: "in_progress",
  staff_reply_hold: "on_hold",
  staff_reply_close: "closed",
  staff_close: "closed",
  merge_away: "closed",
} as const satisfies Row;

const table: Record<TicketState, Row> = {
  // Nobody has answered yet: a further message of the customer changes nothing about that.
  open: { ...byStaff, customer_reply: "open", customer_close: "closed", start: "in_progress", hold: "on_hold" },
  in_progress: { ...byStaff, customer_reply: "customer_reply", customer_close: "closed", hold: "on_hold" },
  answered: {
    ...byStaff,
    customer_reply: "customer_reply",
    customer_close: "closed",
    start: "in_progress",
    hold: "on_hold",
    auto_close: "closed",
  },
  customer_reply: { ...byStaff, customer_reply: "customer_reply", customer_close: "closed", start: "in_progress", hold: "on_hold" },
  on_hold: { ...byStaff, customer_reply: "customer_reply", customer_close: "closed", start: "in_progress" },
  closed: { customer_reply: "customer_reply", customer_reopen: "customer_reply", staff_reopen: "in_progress" },
};

export function nextState(state: TicketState, action: TicketAction): TicketState | null {
  return table[state][action] ?? null;
}

/** Clocks stand still while it is not our turn. */
export function isFrozen(state: TicketState): boolean {
  return state === "answered" || state === "on_hold" || state === "closed";
}

export const statusTabs = ["active", "waiting", "with_us", "closed", "all"] as const;
export type StatusTab = (typeof statusTabs)[number];

/** The customer's tabs: all that is not closed, what waits for them, what waits for us, what is closed. */
export const statesOfTab: Record<StatusTab, readonly TicketState[]> = {
  active: ["open", "in_progress", "answered", "customer_reply", "on_hold"],
  waiting: ["answered"],
  with_us: ["open", "in_progress", "customer_reply", "on_hold"],
  closed: ["closed"],
  all: ticketStates,
};

/** Whose tickets a list shows: the reader's own, or those of their organisation. */
export const ticketScopes = ["mine", "company"] as const;
export type TicketScope = (typeof ticketScopes)[number];

export const ticketSorts = ["updated", "created", "due"] as const;
export type TicketSort = (typeof ticketSorts)[number];
