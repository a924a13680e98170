// The bell: kinds of notices, what the API takes and answers.
import { z } from "zod";

export const customerNotices = ["ticket_reply", "ticket_closing", "ticket_closed"] as const;
export const staffNotices = [
  "staff_ticket_new",
  "staff_ticket_reply",
  "staff_ticket_note",
  "staff_ticket_assigned",
  "staff_ticket_due",
  "staff_ticket_overdue",
] as const;
export type NoticeKind = (typeof customerNotices)[number] | (typeof staffNotices)[number];

/** GET /notifications → {data: NotificationView[], meta: {next_cursor, unread}} */
export type NotificationView = {
  id: string;
  kind: NoticeKind;
  /** One sentence in the reader's language. */
  title: string;
  /** What it is about, e.g. the ticket's subject. */
  text: string;
  /** The page that shows it. */
  href: string;
  ticket_id: string;
  read: boolean;
  created_at: string;
};

export const listNoticesQuery = z.strictObject({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** Certain ones, all about a ticket, or all. */
export const readNoticesBody = z.union([
  z.strictObject({
    ids: z
      .array(z.string().regex(/^\d{1,18}$/))
      .min(1)
      .max(100),
  }),
  z.strictObject({ ticket_id: z.string().regex(/^[\w-]{8,64}$/) }),
  z.strictObject({ all: z.literal(true) }),
]);

/** Which mails a member of staff gets; the bell rings anyway. What is missing counts as on. */
export const staffPreferencesBody = z.strictObject({ mails: z.partialRecord(z.enum(staffNotices), z.boolean()) });
export type StaffPreferences = { mails: Record<(typeof staffNotices)[number], boolean> };
