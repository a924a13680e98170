// The bell: kinds of notices, what the API takes and answers.
import { z } from "zod";
import { apiCall, bytes, one, pageOf } from "#platform/api/api-call.ts";
import { nobody, showsIn } from "#platform/api/shown-data.ts";

export const customerNotices = ["ticket_reply", "ticket_closing", "ticket_closed", "ticket_incident", "organisation_asked"] as const;
export const staffNotices = [
  "staff_ticket_new",
  "staff_ticket_reply",
  "staff_ticket_answered",
  "staff_ticket_note",
  "staff_ticket_assigned",
  "staff_ticket_due",
  "staff_ticket_overdue",
  "staff_ticket_escalated",
  "staff_ticket_raised",
  "staff_ticket_mentioned",
  "staff_ticket_woke",
  "staff_ticket_rule",
  "staff_ticket_side",
  "staff_chat_handed",
  "staff_enquiry_new",
  "staff_enquiry_reply",
  "staff_enquiry_rule",
] as const;
/** Those that are mailed as well; the others only ring. */
export const mailedNotices = [
  "staff_ticket_new",
  "staff_ticket_reply",
  "staff_ticket_assigned",
  "staff_ticket_due",
  "staff_ticket_overdue",
  "staff_ticket_escalated",
  "staff_ticket_raised",
  "staff_ticket_mentioned",
  "staff_ticket_woke",
  "staff_ticket_rule",
  "staff_enquiry_reply",
] as const satisfies readonly (typeof staffNotices)[number][];
/** Mails without a bell, for those who may read them; off until somebody chooses them. */
export const chosenMails = ["staff_report_weekly"] as const;
export type MailedNotice = (typeof mailedNotices)[number];
export type StaffMail = MailedNotice | (typeof chosenMails)[number];
export type NoticeKind = (typeof customerNotices)[number] | (typeof staffNotices)[number];

const noticeSubjects = ["ticket", "chat", "enquiry", "organisation"] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

/** A kind's name says what it is about. */
export function subjectOf(kind: NoticeKind): NoticeSubject {
  return noticeSubjects.find((subject) => kind.includes(`${subject}_`)) ?? "ticket";
}

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
    /** What it is about: all notices of one thing are read together. */
    about: z.object({ kind: z.enum(noticeSubjects), id: z.string() }),
    read: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Notification" });
export type NotificationView = z.output<typeof notificationView>;

export const listNoticesQuery = z.strictObject({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** Certain ones, all about one ticket, chat or enquiry, or all. */
export const readNoticesBody = z.union([
  z.strictObject({
    ids: z
      .array(z.string().regex(/^\d{1,18}$/))
      .min(1)
      .max(100),
  }),
  z.strictObject({ about: z.string().regex(/^[\w-]{8,64}$/) }),
  z.strictObject({ all: z.literal(true) }),
]);

const staffMails = z.partialRecord(z.enum([...mailedNotices, ...chosenMails]), z.boolean());
/** Which mails a member of staff gets; the bell rings anyway. A notice that is missing counts as on. */
export const staffPreferencesBody = z.strictObject({ mails: staffMails });
/** The weekly report is among them for those who may read reports. */
const staffPreferences = z.object({ mails: staffMails }).meta({ id: "StaffPreferences" });
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
  shows: showsIn("notice.list", pageOf(notificationView), ({ data }) =>
    data.flatMap(({ about: { kind, id } }) => (kind === "organisation" ? [] : [{ kind, id }])),
  ),
  answer: pageOf(notificationView, { unread: z.int(), channel: z.string() }),
  browser: true,
});

export const markNoticesRead = apiCall({
  id: "markNoticesRead",
  method: "post",
  path: "/notifications/read",
  access: "signed-in",
  tag,
  summary: "Mark as read: ids, those about one thing, or all",
  body: readNoticesBody,
  shows: nobody("a number"),
  answer: one(z.object({ unread: z.int() })),
  browser: true,
});

const unsubscribeParams = z.object({
  account: z.string().regex(/^[\w-]{8,64}$/),
  mail: z.string().regex(/^[a-z_]{3,60}$/),
  signature: z.string().regex(/^[\w-]{8,64}$/),
});

export const unsubscribe = apiCall({
  id: "unsubscribe",
  method: "post",
  path: "/unsubscribe/{account}/{mail}/{signature}",
  access: "public",
  tag,
  summary: "One click of a mail program (RFC 8058): no more mails of this kind to this account",
  params: unsubscribeParams,
  limit: { name: "unsubscribe", points: 60, seconds: 60 },
  answer: z.object({ success: z.literal(true) }),
});

export const openUnsubscribe = apiCall({
  id: "openUnsubscribe",
  method: "get",
  path: "/unsubscribe/{account}/{mail}/{signature}",
  access: "public",
  tag,
  summary: "The same address opened in a browser: to the page where mails are chosen. Changes nothing",
  params: unsubscribeParams,
  limit: { name: "unsubscribe", points: 60, seconds: 60 },
  answer: bytes("text/html"),
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
