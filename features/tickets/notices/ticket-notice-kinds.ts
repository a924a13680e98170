// The jobs that tell people about tickets, and what they carry.
import { z } from "zod";

export const noticeJob = "ticket-notice";
export const askRatingJob = "ticket-ask-rating";

export const ticketNotice = z.object({
  notice: z.enum([
    "created",
    "customer_reply",
    "staff_reply",
    "note",
    "assigned",
    "closing",
    "closed",
    "due",
    "overdue",
    "escalated",
    "raised",
    "copied",
    "woke",
    "rule",
    "incident",
    "side",
  ]),
  ticketId: z.string(),
  /** Number of the ticket's newest entry at that time: tells one event from the next. */
  seq: z.number(),
  messageId: z.string().optional(),
  authorId: z.string().optional(),
  /** The address that was named. */
  copyId: z.string().optional(),
  /** Of a note: whom it names. */
  mentioned: z.array(z.string()).optional(),
  /** Of a rule: whom it tells, and what it is called. */
  rule: z.object({ id: z.string(), name: z.string(), person: z.string() }).optional(),
});
export type TicketNotice = z.output<typeof ticketNotice>;

export const askRating = z.object({ ticketId: z.string(), closedAt: z.string() });
