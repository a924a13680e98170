import { type Locale, locales } from "#content/locales.ts";
import { channels, type ReportList, type Split } from "#features/reports/rules/report-names.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { departments } from "#features/support/rules/departments.ts";
import { spanText } from "#features/tickets/console/due-words.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";

export const splitWords: Record<Split, () => string> = {
  department: m.report_by_department,
  person: m.report_by_person,
  language: m.report_by_language,
  channel: m.report_by_channel,
};

const channelWords: Record<(typeof channels)[number], () => string> = {
  portal: m.report_channel_portal,
  mail: m.report_channel_mail,
  chat: m.report_channel_chat,
  staff: m.report_channel_staff,
};

export const listWords: Record<ReportList, () => string> = {
  opened: m.report_list_opened,
  solved: m.report_list_solved,
  reopened: m.report_list_reopened,
  answers: m.report_list_answers,
  late_answers: m.report_list_late_answers,
  late_solutions: m.report_list_late_solutions,
  ratings: m.report_list_ratings,
  low_ratings: m.report_list_low_ratings,
  chats: m.report_list_chats,
  missed_chats: m.report_list_missed_chats,
  backlog: m.report_list_backlog,
};

/** Which keys a split has; a person's is an id. */
export const knownKeys: Record<Split, (key: string) => boolean> = {
  department: (key) => (departments as readonly string[]).includes(key),
  person: (key) => key === "none" || /^[\w-]{8,64}$/.test(key),
  language: (key) => (locales as readonly string[]).includes(key),
  channel: (key) => (channels as readonly string[]).includes(key),
};

export function keyText(split: Split, { key, name }: { key: string; name: string | null }): string {
  if (split === "department") return departmentWords[key as keyof typeof departmentWords]();
  if (split === "language") return languageWord[key as Locale]();
  if (split === "channel") return channelWords[key as keyof typeof channelWords]();
  return name ?? m.report_nobody();
}

export function timeText(seconds: number | null): string {
  if (seconds === null) return "–";
  // Below a minute a chat is answered, not a ticket.
  return seconds === 0 ? m.console_minutes({ count: "0" }) : spanText(seconds);
}

export function shareText(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;
}
