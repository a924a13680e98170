// The queue's views and orders, and what staff may set a ticket to. Without schemas: the console's pages use these in the browser.
export const queueViews = ["needs_reply", "mine", "unassigned", "due_soon", "overdue", "waiting", "on_hold", "closed", "all"] as const;
export type QueueView = (typeof queueViews)[number];

export const queueSorts = ["deadline", "updated", "created"] as const;
export type QueueSort = (typeof queueSorts)[number];

export const tagMaximum = 30;
export const tagPattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

/**
 * What a reply does to its ticket: it waits for the customer, we keep working, it is put on hold, or closed. "unchanged" is an
 * acknowledgement: the customer reads it, and the answer is still due.
 */
export const afterReply = ["answered", "in_progress", "unchanged", "on_hold", "closed"] as const;
export type AfterReply = (typeof afterReply)[number];

/** What the send button does unless another is chosen. An urgent ticket stays with us until the agent says the customer must act. */
export function usualAfterReply(priority: string): AfterReply {
  return priority === "urgent" ? "in_progress" : "answered";
}

export const settableStates = ["in_progress", "on_hold", "closed"] as const;
