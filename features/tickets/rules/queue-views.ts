// The queue's views and orders, and what staff may set a ticket to. Without schemas: the console's pages use these in the browser.
export const queueViews = ["needs_reply", "mine", "unassigned", "due_soon", "overdue", "waiting", "on_hold", "closed", "all"] as const;
export type QueueView = (typeof queueViews)[number];

export const queueSorts = ["deadline", "updated", "created"] as const;
export type QueueSort = (typeof queueSorts)[number];

export const tagMaximum = 30;
export const tagPattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

/** Send and wait for the customer, keep working, put on hold, or close. */
export const afterReply = ["answered", "in_progress", "on_hold", "closed"] as const;

export const settableStates = ["in_progress", "on_hold", "closed"] as const;
