// Names and limits of settings without schemas, for pages too.

export const settingGroups = [
  "calendar",
  "targets",
  "company",
  "prices",
  "mail",
  "support",
  "limits",
  "retention",
  "fields",
  "departments",
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** What a stolen session must not be enough to change, nor to take back. */
export const guardedGroups = ["company", "prices", "mail", "support"] as const satisfies readonly SettingGroup[];
export const openGroups = ["calendar", "targets", "fields", "departments", "limits"] as const satisfies readonly SettingGroup[];
type GuardedGroup = (typeof guardedGroups)[number];

export function isGuarded(group: SettingGroup): group is GuardedGroup {
  return (guardedGroups as readonly SettingGroup[]).includes(group);
}

/** From Sunday, as the calendar counts them. */
export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Weekday = (typeof weekdays)[number];

export const holidaysMaximum = 200;

/** Minutes until the first response, hours until the solution. */
export const targetLimits = { response: { from: 1, to: 4_800 }, resolution: { from: 1, to: 400 } } as const;

/** Fields of the company: in every language, addresses of mail, figures of registers. An empty one hides its line. */
export const companyFields = {
  contact: {
    translated: ["phone", "emergency_phone"],
    mailboxes: ["email", "sales", "support", "abuse", "privacy", "security", "press"],
  },
  legal: {
    translated: ["entity", "representative", "address", "mail_order_report", "telecom_registration", "hosting_provider", "privacy_officer"],
    plain: ["business_registration"],
  },
} as const;

export const socialMaximum = 8;

/** How far each figure of support may be set. */
export const supportLimits = {
  auto_close_days: { from: 2, to: 90 },
  closing_notice_days: { from: 1, to: 30 },
  reopen_days: { from: 1, to: 365 },
  undo_seconds: { from: 5, to: 60 },
  chat_seats: { from: 1, to: 10 },
  chat_seats_maximum: { from: 1, to: 10 },
  text: 300,
} as const;
export type SupportFigure = Exclude<keyof typeof supportLimits, "text">;

/** How far each limit of messages may be set: never above what the server takes in one request, nor below what is of use. */
export const messageLimitRanges = {
  ticket_characters: { from: 1_000, to: 100_000 },
  chat_characters: { from: 200, to: 10_000 },
  files_per_message: { from: 1, to: 20 },
  file_megabytes: { from: 1, to: 20 },
  /** Never less than one file. */
  customer_megabytes: { from: 20, to: 10_000 },
} as const;
export type LimitFigure = keyof typeof messageLimitRanges;

/** Years and days for which something is kept. 0 where it may be kept for as long as the account; otherwise not below what the law asks. */
export const retentionLimits = {
  tickets_years: { from: 3, to: 10, always: true },
  chats_years: { from: 3, to: 10, always: true },
  enquiries_years: { from: 3, to: 10, always: false },
  access_years: { from: 2, to: 10, always: false },
  audit_years: { from: 2, to: 10, always: false },
  quarantine_days: { from: 1, to: 365, always: false },
  /** The cookie of a browser lives no longer. */
  sessions_days: { from: 1, to: 30, always: false },
  notices_days: { from: 7, to: 365, always: false },
} as const;
export type RetentionKind = keyof typeof retentionLimits;
export const retentionKinds = Object.keys(retentionLimits) as RetentionKind[];

export const senderNameMaximum = 60;
export const signatureMaximum = 500;
