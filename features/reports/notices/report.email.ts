// The past week in figures, each beside the week before, for those who chose it.
import { brand } from "#content/brand.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import type { Figures, Report } from "#features/reports/rules/reports.contract.ts";
import { formatDate } from "#platform/i18n/format.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";

type WeeklyReport = { report: Report; locale: Locale; origin: string; settings: string };

export function weeklyReportMail({ report, locale, origin, settings }: WeeklyReport): MailWords {
  const day = (text: string) => formatDate(`${text}T12:00:00Z`, locale, "UTC");
  const days = { from: day(report.from), to: day(report.to) };
  const text = m.report_mail_text(days, { locale });
  return {
    locale,
    subject: m.report_mail_subject({ brand: brand.name[locale], ...days }, { locale }),
    heading: m.report_mail_heading({}, { locale }),
    preview: text,
    paragraphs: [text],
    facts: factsOf(report, locale),
    action: {
      label: m.report_mail_action({}, { locale }),
      href: `${origin}/staff/reports?from=${report.from}&to=${report.to}&lang=${locale}`,
    },
    note: m.report_mail_note({ href: settings }, { locale }),
  };
}

function factsOf({ figures, figures_before, backlog, backlog_before }: Report, locale: Locale) {
  const beside = (label: string, now: string, before: string) => ({ label, value: `${now} (${before})` });
  const of = (label: string, read: (figures: Figures) => string) => beside(label, read(figures), read(figures_before));
  return [
    of(m.report_opened({}, { locale }), ({ opened }) => grouped(opened)),
    of(m.report_solved({}, { locale }), ({ solved }) => grouped(solved)),
    of(m.report_reopened({}, { locale }), ({ reopened }) => grouped(reopened)),
    beside(m.report_backlog_then({}, { locale }), grouped(backlog.count), grouped(backlog_before.count)),
    of(m.report_answer({}, { locale }), ({ answers }) => span(answers.median, locale)),
    of(m.report_answer_kept({}, { locale }), ({ answers }) => share(answers)),
    of(m.report_solution({}, { locale }), ({ solutions }) => span(solutions.median, locale)),
    of(m.report_solution_kept({}, { locale }), ({ solutions }) => share(solutions)),
    of(m.report_rating({}, { locale }), ({ ratings }) => ratings.average?.toFixed(2) ?? "–"),
    of(m.report_chat_wait({}, { locale }), ({ chat_waits }) => span(chat_waits.median, locale)),
    of(m.report_missed({}, { locale }), ({ chats_missed }) => grouped(chats_missed)),
  ];
}

const share = ({ kept, count }: { kept: number; count: number }) => (count === 0 ? "–" : `${Math.round((kept / count) * 100)}%`);

function span(seconds: number | null, locale: Locale): string {
  if (seconds === null) return "–";
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return m.console_minutes({ count: String(minutes) }, { locale });
  if (minutes >= 48 * 60) return m.console_days({ count: String(Math.floor(minutes / 1_440)) }, { locale });
  const [hours, rest] = [String(Math.floor(minutes / 60)), String(minutes % 60).padStart(2, "0")];
  return minutes % 60 === 0 ? m.console_hours_only({ hours }, { locale }) : m.console_hours({ hours, minutes: rest }, { locale });
}
