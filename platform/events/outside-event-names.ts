// Names without anything behind them, for contracts and pages.
export const outsideEvents = [
  "ticket.created",
  "ticket.customer_replied",
  "ticket.staff_replied",
  "ticket.changed",
  "ticket.closed",
  "chat.waiting",
  "chat.taken",
  "chat.ended",
  "enquiry.received",
  "enquiry.replied",
  "enquiry.changed",
  "incident.published",
  "incident.updated",
  "incident.ended",
] as const;
export type OutsideEvent = (typeof outsideEvents)[number];

/** Sent to one receiver that was named: to try it out, or by a rule of the desk. */
export const directEvents = ["ping", "rule.matched"] as const;
export type DirectEvent = (typeof directEvents)[number];
