// Every number the support desk goes by, on one page. Times are minutes unless the name says otherwise.
/** Where the desk is; its calendar is counted in this zone. */
export const deskTimeZone = "Asia/Seoul";

export type Target = { response: number; resolution: number; roundTheClock: boolean };

/** What "a business day" means in a target, whatever the hours of a day are. */
export const businessDay = 8 * 60;

/** What holds until the console says otherwise (`/staff/admin/targets`). */
export const targets = {
  urgent: { response: 15, resolution: 4 * 60, roundTheClock: true },
  high: { response: 60, resolution: businessDay, roundTheClock: false },
  normal: { response: 4 * 60, resolution: 3 * businessDay, roundTheClock: false },
  low: { response: businessDay, resolution: 5 * businessDay, roundTheClock: false },
} as const satisfies Record<string, Target>;

export const warnBeforeMinutes = 15;
export const dueSoonMinutes = 60;
export const autoCloseDays = 7;
export const closingNoticeDays = 6;
export const reopenDays = 14;
export const ratingDays = 14;
/** A ticket is put on hold for a year at most. */
export const holdDaysMaximum = 366;
export const undoSeconds = 15;
export const editMinutes = 60;
export const accessLogDays = 730;

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
