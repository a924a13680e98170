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
] as const;
export type OutsideEvent = (typeof outsideEvents)[number];
