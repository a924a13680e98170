// The numbers and kinds that pages and mails name as well as the API. Without schemas: a page that shows a number need not load a validator.

export const passwordMinimum = 12;
export const passwordMaximum = 200;

/** Which mails a customer can turn off. What is missing counts as on. */
export const notificationKinds = ["ticket_reply", "ticket_closing", "chat_missed", "new_sign_in"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const consentKinds = ["terms", "privacy", "age", "consulting", "marketing-email", "marketing-sms", "marketing-night"] as const;
export type ConsentKind = (typeof consentKinds)[number];
export const optionalConsents = ["consulting", "marketing-email", "marketing-sms", "marketing-night"] as const;

export const lifetimes = {
  verifyMinutes: 60,
  resetMinutes: 30,
  invitationDays: 7,
  challengeMinutes: 10,
  challengeTries: 5,
  sessionDays: 30,
  erasureGraceDays: 14,
  /** Between the desk turning a customer's second factor off and it being off. */
  twoFactorResetHours: 24,
  exportDays: 7,
  unprovedDays: 30,
  marketingConsentYears: 2,
} as const;

export const recoveryCodeCount = 10;
