// Names of channels and events, used by both sides. Events are thin: ids and sequence numbers; content is fetched through the API.

/** The signed-in customer's own channel: everything that concerns them. */
export function customerChannel(customerId: string): string {
  return `private-customer-${customerId}`;
}

/** All who work on tickets and chats. */
export const supportChannel = "private-staff";

/** One member of staff: the bell. */
export function staffChannel(staffId: string): string {
  return `private-staff-${staffId}`;
}

/** Staff who look at a ticket: "also viewing", and typing as client events. Customers are not on it. */
export function ticketChannel(ticketId: string): string {
  return `presence-ticket-${ticketId}`;
}

export const realtimeEvents = {
  /** To the customer and to the desk: {id, number, seq, state}. Fetch …/messages?after= your last seq. */
  ticketChanged: "ticket.changed",
  /** Somebody of the other side is writing: {id, name}. Shown for 4 s. */
  ticketTyping: "ticket.typing",
  /** A reply waits for its seconds of grace or was taken back, to staff only: {id}. */
  ticketOutbox: "ticket.outbox",
  /** Something was said beside a ticket with somebody outside, to staff only: {id}. */
  ticketSide: "ticket.side",
  /** Something new in the bell: {unread}. */
  notified: "notification",
  /** What somebody reaches through their organisation has changed, to them alone: {}. Fetch what the page shows. */
  organisationChanged: "organisation.changed",
  /** An enquiry came in or changed, to the desk: {id}. */
  enquiryChanged: "enquiry.changed",
} as const;

export type TicketChanged = { id: string; number: string; seq: number; state: string };
export type TicketTyping = { id: string; name: string };
export type EnquiryChanged = { id: string };
export type Notified = { unread: number };
