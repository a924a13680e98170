// The names of a report's parts, without schemas: for pages too.

export const splits = ["department", "person", "language", "channel"] as const;
export type Split = (typeof splits)[number];
export const channels = ["portal", "mail", "chat", "staff"] as const;

/** What a list can be asked for: each figure of a report, and what is behind it. */
export const reportLists = [
  "opened",
  "solved",
  "reopened",
  "answers",
  "late_answers",
  "late_solutions",
  "ratings",
  "low_ratings",
  "chats",
  "missed_chats",
  "backlog",
] as const;
export type ReportList = (typeof reportLists)[number];

/** The longest period: two years. */
export const daysMaximum = 731;
