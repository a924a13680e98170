// What the audit log is about. Every command of staff is in it unless it is listed here with its reason.

/** How many of the newest entries the console proves at once; the job of the night and the command prove all. */
export const checkedMaximum = 100_000;

export const auditKinds = [
  "ticket",
  "chat",
  "enquiry",
  "customer",
  "incident",
  "post",
  "picture",
  "canned",
  "view",
  "colleague",
  "key",
  "webhook",
  "rule",
  "macro",
  "settings",
  "account",
] as const;
export type AuditKind = (typeof auditKinds)[number];

const places: readonly (readonly [begins: string, kind: AuditKind])[] = [
  ["/staff/tickets", "ticket"],
  ["/staff/chats", "chat"],
  ["/staff/enquiries", "enquiry"],
  ["/staff/customers", "customer"],
  ["/staff/incidents", "incident"],
  ["/staff/posts", "post"],
  ["/staff/post-images", "picture"],
  ["/staff/canned-replies", "canned"],
  ["/staff/ticket-views", "view"],
  ["/staff/team", "colleague"],
  ["/staff/api-keys", "key"],
  ["/staff/webhooks", "webhook"],
  ["/staff/rules", "rule"],
  ["/staff/macros", "macro"],
  ["/staff/settings", "settings"],
];

/** What a call is about, by its address; everything else is the caller's own account. */
export function kindAt(path: string): AuditKind {
  return places.find(([begins]) => path === begins || path.startsWith(`${begins}/`))?.[1] ?? "account";
}

export const unaudited: Readonly<Record<string, string>> = {
  logOut: "changes nothing but the own session",
  noteActivity: "says that somebody is there",
  beginTwoFactor: "changes nothing until it is confirmed, which is in the log",
  changePresence: "says who is at the chat desk",
  pingPresence: "says that somebody is there",
  sendStaffChatMessage: "the chat keeps every message with its writer and time; many a second",
  markStaffChatRead: "says what was seen",
  markStaffChatDelivered: "says what has arrived",
  markNoticesRead: "says what was seen",
  changeStaffPreferences: "the own mails and sounds",
  changePush: "the own notifications on devices",
  addPushDevice: "the own notifications on devices",
  removePushDevice: "the own notifications on devices",
  keepDraft: "unfinished text, for its writer alone",
  settleDraft: "unfinished text, for its writer alone",
  followTicket: "the own list of followed tickets",
  unfollowTicket: "the own list of followed tickets",
  removeFile: "a file of one's own that was not sent",
  savePost: "every save is a revision with its writer; every few seconds",
};
