// The bell: kinds of notices, what the API takes and answers.
import { z } from "zod";
import { apiCall, one, pageOf } from "#platform/api/api-call.ts";
import { each, nobody, showsIn } from "#platform/api/shown-data.ts";

export const customerNotices = ["ticket_reply", "ticket_closing", "ticket_closed"] as const;
export const staffNotices = [
  "staff_ticket_new",
  "staff_ticket_reply",
  "staff_ticket_answered",
  "staff_ticket_note",
  "staff_ticket_assigned",
  "staff_ticket_due",
  "staff_ticket_overdue",
] as const;
export type NoticeKind = (typeof customerNotices)[number] | (typeof staffNotices)[number];

export const notificationView = z
  .object({
    id: z.string(),
    kind: z.enum([...customerNotices, ...staffNotices]),
    /** One sentence in the reader's language. */
    title: z.string(),
    /** What it is about, e.g. the ticket's subject. */
    text: z.string(),
    /** The page that shows it. */
    href: z.string(),
    ticket_id: z.string(),
    read: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Notification" });
export type NotificationView = z.output<typeof notificationView>;

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
const staffPreferences = z.object({ mails: z.record(z.enum(staffNotices), z.boolean()) }).meta({ id: "StaffPreferences" });
export type StaffPreferences = z.output<typeof staffPreferences>;

const tag = "Notifications";

export const listNotices = apiCall({
  id: "listNotices",
  method: "get",
  path: "/notifications",
  access: "signed-in",
  tag,
  summary: "What the bell shows, newest first",
  query: listNoticesQuery,
  /** `channel` rings the bell. */
  shows: showsIn("ticket.list", pageOf(notificationView), ({ data }) => each("ticket", data, ({ ticket_id }) => ticket_id)),
  answer: pageOf(notificationView, { unread: z.int(), channel: z.string() }),
  browser: true,
});

export const markNoticesRead = apiCall({
  id: "markNoticesRead",
  method: "post",
  path: "/notifications/read",
  access: "signed-in",
  tag,
  summary: "Mark as read: ids, a ticket's, or all",
  body: readNoticesBody,
  shows: nobody("a number"),
  answer: one(z.object({ unread: z.int() })),
  browser: true,
});

export const readStaffPreferences = apiCall({
  id: "readStaffPreferences",
  method: "get",
  path: "/staff/notification-preferences",
  access: "staff",
  tag,
  summary: "Which mails I get",
  shows: nobody("the caller's own account"),
  answer: one(staffPreferences),
});

export const changeStaffPreferences = apiCall({
  id: "changeStaffPreferences",
  method: "patch",
  path: "/staff/notification-preferences",
  access: "staff",
  tag,
  summary: "Choose which mails I get",
  body: staffPreferencesBody,
  shows: nobody("the caller's own account"),
  answer: one(staffPreferences),
});
