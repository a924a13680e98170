// Every number the support desk goes by, on one page. Times are minutes unless the name says otherwise.
import { forEveryLocale, type Locale, locales } from "#content/locales.ts";

/** Where the desk is; its calendar is counted in this zone. */
export const deskTimeZone = "Asia/Seoul";

export type Target = { response: number; resolution: number; roundTheClock: boolean };

export type DeskRules = {
  /** An answered ticket without a reply is closed after so many days, and its customer told so many days before. */
  autoCloseDays: number;
  closingNoticeDays: number;
  /** So long a customer may open a closed ticket again. */
  reopenDays: number;
  /** So long an answer can be taken back before it leaves. */
  undoSeconds: number;
  /** Chats an agent holds at once, unless they choose another number, and the largest they may choose. */
  seats: number;
  seatsMaximum: number;
  /** Where empty, the product's own sentences. */
  chatGreeting: Readonly<Record<Locale, string>>;
  chatClosed: Readonly<Record<Locale, string>>;
  /** What staff may read the console in. */
  consoleLanguages: readonly Locale[];
};

/** What "a business day" means in a target, whatever the hours of a day are. */
export const businessDay = 8 * 60;

/** What holds until the console says otherwise (`/staff/admin/targets`). */
export const targets = {
  urgent: { response: 15, resolution: 4 * 60, roundTheClock: true },
  high: { response: 60, resolution: businessDay, roundTheClock: false },
  normal: { response: 4 * 60, resolution: 3 * businessDay, roundTheClock: false },
  low: { response: businessDay, resolution: 5 * businessDay, roundTheClock: false },
} as const satisfies Record<string, Target>;

/** What holds until the console says otherwise (`/staff/admin/support`). */
export const deskRules: DeskRules = {
  autoCloseDays: 7,
  closingNoticeDays: 1,
  reopenDays: 14,
  undoSeconds: 15,
  seats: 4,
  seatsMaximum: 10,
  chatGreeting: forEveryLocale(() => ""),
  chatClosed: forEveryLocale(() => ""),
  consoleLanguages: locales,
};

export const warnBeforeMinutes = 15;
export const dueSoonMinutes = 60;
export const ratingDays = 14;
/** A ticket is put on hold for a year at most. */
export const holdDaysMaximum = 366;
export const editMinutes = 60;

export const subjectMaximum = 150;

/** Addresses that get copies of one ticket's answers. */
export const copiesMaximum = 5;

export const limits = {
  create: { name: "ticket-create", points: 2, seconds: 60 },
  reply: { name: "ticket-reply", points: 60, seconds: 60 },
  /** Close, reopen, rate, mark as read: cheap, but each may send a mail or an event. */
  act: { name: "ticket-act", points: 120, seconds: 60 },
  /** Each sends a mail to somebody who did not ask for it. */
  copy: { name: "ticket-copy", points: 10, seconds: 3600 },
  /** Each may wake somebody. */
  priority: { name: "ticket-priority", points: 10, seconds: 3600 },
  typing: { name: "ticket-typing", points: 40, seconds: 60 },
  search: { name: "ticket-search", points: 120, seconds: 60 },
  staff: { name: "ticket-staff", points: 600, seconds: 60 },
  inboundPerSender: { name: "mail-in-sender", points: 20, seconds: 3600 },
  /** Apart from the other: who writes in somebody's name must not use up what that somebody may write. */
  inboundUnproved: { name: "mail-in-unproved", points: 10, seconds: 3600 },
  mailPerCustomer: { name: "ticket-mail", points: 60, seconds: 3600 },
} as const;
