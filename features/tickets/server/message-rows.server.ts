// What a thread is made of, by whose eyes it is for. Whatever speaks to a customer (pages, mails, channels, exports) takes a
// CustomerMessage or a PublicMessage: handing it an InternalNote is an error of the compiler, not a line somebody forgot.
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { ticketMessages } from "#db/schema/tickets.ts";
import { publicEvents, type TicketEvent } from "#features/tickets/rules/ticket-views.ts";

type Stored = Omit<typeof ticketMessages.$inferSelect, "search">;
type OfKind<K extends Stored["kind"]> = Omit<Stored, "kind"> & { kind: K };

export type PublicMessage = OfKind<"public">;
export type InternalNote = OfKind<"note">;
export type EventRow = OfKind<"event">;
export type MessageRow = PublicMessage | InternalNote | EventRow;

declare const shownToCustomer: unique symbol;
/** Only isForCustomer() makes one. */
export type PublicEvent = EventRow & { readonly [shownToCustomer]: true };
export type CustomerMessage = PublicMessage | PublicEvent;

export function isPublic<Row extends Stored>(message: Row): message is Row & PublicMessage {
  return message.kind === "public";
}

export function isForCustomer(message: Stored): message is CustomerMessage {
  return message.kind === "public" || (message.kind === "event" && publicEvents.includes(eventOf(message).type));
}

function eventOf(message: Stored): TicketEvent {
  return message.event as unknown as TicketEvent;
}

/** The same as isForCustomer(), where the database counts and pages. */
export function forCustomer(): SQL | undefined {
  return or(
    eq(ticketMessages.kind, "public"),
    and(eq(ticketMessages.kind, "event"), inArray(sql`${ticketMessages.event} ->> 'type'`, [...publicEvents])),
  );
}
