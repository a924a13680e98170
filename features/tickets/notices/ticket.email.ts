// What each mail about a ticket says. The subject never changes within a ticket: mail clients thread by it.
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import type { Department, Priority } from "#features/support/rules/departments.ts";
import { type DeskRules, ratingDays, warnBeforeMinutes } from "#features/support/rules/support-settings.ts";
import { formatDate, formatDateTime } from "#platform/i18n/format.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";

export const customerMails = ["created", "reply", "closing", "closed", "rating", "incident"] as const;
export const staffMails = [
  "staff_new",
  "staff_reply",
  "staff_assigned",
  "staff_due",
  "staff_overdue",
  "staff_escalated",
  "staff_raised",
  "staff_mentioned",
  "staff_woke",
  "staff_rule",
] as const;
export type TicketMailKind = (typeof customerMails)[number] | (typeof staffMails)[number];

export type TicketMailFacts = {
  locale: Locale;
  timezone: string;
  /** The reader. */
  name: string;
  origin: string;
  ticketId: string;
  number: string;
  subject: string;
  department: Department;
  priority: Priority;
  service: string | null;
  customer: string;
  /** Who caused it. */
  actor: string;
  /** Nobody wrote it: a rule did. */
  automatic: boolean;
  /** We have answered and wait: without a word from them it closes by itself. */
  waitsForThem: boolean;
  /** Their words, as plain text. */
  text: string | null;
  files: readonly string[];
  dueAt: Date | null;
  answeredAt: Date | null;
  closedAt: Date | null;
  closedBy: "customer" | "staff" | "system" | null;
  /** The ticket was opened by a mail whose sender could not be proved. */
  unproved: boolean;
  /** Where the reader chooses which of these mails come; null for those that always come. */
  settings: string | null;
  rules: Pick<DeskRules, "autoCloseDays" | "reopenDays">;
  /** The mail has an address that reads answers. */
  answerable: boolean;
  /** What was told of the incident the ticket is about. */
  incident: { id: string; title: string; stage: string; text: string } | null;
};

type Body = Pick<MailWords, "heading" | "paragraphs"> & Partial<MailWords>;

export function ticketMail(kind: TicketMailKind, facts: TicketMailFacts): MailWords {
  const { locale } = facts;
  const body = bodies[kind](facts);
  const forStaff = kind.startsWith("staff_");
  return {
    locale,
    subject: `[${facts.number}] ${facts.subject}`,
    preview: body.paragraphs[0] ?? facts.text?.slice(0, 120) ?? body.heading,
    // A colleague's words greet for themselves.
    ...(kind === "reply" ? {} : { greeting: m.mail_greeting({ name: facts.name }, { locale }) }),
    footer: [footer(forStaff, facts), ...(facts.settings ? [m.mail_notice_settings({ link: facts.settings }, { locale })] : [])],
    ...body,
    ...(facts.answerable && !forStaff ? { note: [body.note, m.mail_ticket_answerable({}, { locale })].filter(Boolean).join("\n") } : {}),
  };
}

const dayMs = 86_400_000;

const bodies: Record<TicketMailKind, (facts: TicketMailFacts) => Body> = {
  created: (facts) => ({
    heading: facts.unproved ? m.mail_ticket_unproved_heading({}, facts) : m.mail_ticket_created_heading({}, facts),
    paragraphs: [
      ...(facts.unproved ? [m.mail_ticket_unproved_text({}, facts)] : []),
      facts.dueAt
        ? m.mail_ticket_created_text({ number: facts.number, due: moment(facts, facts.dueAt) }, facts)
        : m.mail_ticket_created_text_open({ number: facts.number }, facts),
    ],
    facts: details(facts),
    action: openIt(facts),
  }),
  reply: (facts) => ({
    heading: replyHeading(facts),
    paragraphs: [],
    quote: facts.text ?? "",
    facts: fileFacts(facts),
    action: openIt(facts),
    ...(facts.waitsForThem ? { note: m.mail_ticket_reply_note({ days: String(facts.rules.autoCloseDays) }, facts) } : {}),
  }),
  closing: (facts) => {
    const answered = facts.answeredAt ?? new Date();
    const closes = new Date(answered.getTime() + facts.rules.autoCloseDays * dayMs);
    return {
      heading: m.mail_ticket_closing_heading({ closes: day(facts, closes) }, facts),
      paragraphs: [
        m.mail_ticket_closing_text({ answered: day(facts, answered), closes: day(facts, closes) }, facts),
        m.mail_ticket_closing_second({}, facts),
      ],
      action: openIt(facts),
    };
  },
  closed: (facts) => ({
    heading: m.mail_ticket_closed_heading({}, facts),
    paragraphs: [
      facts.closedBy === "system"
        ? m.mail_ticket_closed_system({ days: String(facts.rules.autoCloseDays) }, facts)
        : m.mail_ticket_closed_staff({}, facts),
      m.mail_ticket_closed_second({ days: String(facts.rules.reopenDays) }, facts),
    ],
    action: openIt(facts),
  }),
  rating: (facts) => ({
    heading: m.mail_ticket_rating_heading({}, facts),
    paragraphs: [m.mail_ticket_rating_text({ date: day(facts, facts.closedAt ?? new Date()) }, facts)],
    action: { label: m.mail_ticket_rate({}, facts), href: `${customerPage(facts)}#rating` },
    note: m.mail_ticket_rating_note({ until: day(facts, new Date((facts.closedAt ?? new Date()).getTime() + ratingDays * dayMs)) }, facts),
  }),
  incident: (facts) => ({
    heading: facts.incident ? `${facts.incident.stage}: ${facts.incident.title}` : facts.subject,
    paragraphs: [m.mail_ticket_incident_text({ number: facts.number }, facts)],
    quote: facts.incident?.text ?? "",
    action: openIt(facts),
    second: { label: m.mail_status_open({}, facts), href: `${facts.origin}/status/${facts.incident?.id ?? ""}` },
  }),
  staff_new: (facts) =>
    staffBody(
      facts,
      facts.unproved
        ? m.mail_ticket_staff_unproved_heading({ name: facts.customer }, facts)
        : m.mail_ticket_staff_new_heading({ name: facts.customer }, facts),
    ),
  staff_reply: (facts) => staffBody(facts, m.mail_ticket_staff_reply_heading({ name: facts.customer }, facts)),
  staff_assigned: (facts) => staffBody(facts, m.mail_ticket_staff_assigned_heading({ name: facts.actor }, facts)),
  staff_due: (facts) => staffBody(facts, m.mail_ticket_staff_due_heading({ minutes: String(warnBeforeMinutes) }, facts)),
  staff_mentioned: (facts) => staffBody(facts, m.mail_ticket_staff_mentioned_heading({ name: facts.actor }, facts)),
  staff_woke: (facts) => staffBody(facts, m.mail_ticket_staff_woke_heading({}, facts)),
  staff_rule: (facts) => staffBody(facts, m.mail_ticket_staff_rule_heading({ name: facts.actor }, facts)),
  staff_escalated: (facts) => staffBody(facts, m.mail_ticket_staff_escalated_heading({ name: facts.customer }, facts)),
  staff_raised: (facts) =>
    staffBody(facts, m.mail_ticket_staff_raised_heading({ name: facts.customer, priority: priorityWord(facts) }, facts)),
  staff_overdue: (facts) => staffBody(facts, m.mail_ticket_staff_overdue_heading({ due: moment(facts, facts.dueAt ?? new Date()) }, facts)),
};

/** Also for those who get copies. */
export function replyHeading({ actor, automatic, locale }: Pick<TicketMailFacts, "actor" | "automatic" | "locale">): string {
  return automatic
    ? m.mail_ticket_automatic_heading({ brand: brand.name[locale] }, { locale })
    : m.mail_ticket_reply_heading({ name: actor }, { locale });
}

function staffBody(facts: TicketMailFacts, heading: string): Body {
  return {
    heading,
    paragraphs: [m.mail_ticket_staff_text({ priority: priorityWord(facts), team: teamWord(facts) }, facts)],
    ...(facts.text ? { quote: facts.text.slice(0, 2_000) } : {}),
    facts: [{ label: m.mail_ticket_label_customer({}, facts), value: facts.customer }, ...details(facts)],
    action: { label: m.mail_ticket_staff_open({}, facts), href: `${facts.origin}/staff/tickets/${facts.ticketId}` },
  };
}

function details(facts: TicketMailFacts): NonNullable<MailWords["facts"]> {
  return [
    { label: m.mail_ticket_label_number({}, facts), value: facts.number },
    { label: m.mail_ticket_label_subject({}, facts), value: facts.subject },
    { label: m.mail_ticket_label_team({}, facts), value: teamWord(facts) },
    { label: m.mail_ticket_label_priority({}, facts), value: priorityWord(facts) },
    ...(facts.service ? [{ label: m.mail_ticket_label_service({}, facts), value: facts.service }] : []),
    ...(facts.dueAt ? [{ label: m.mail_ticket_label_due({}, facts), value: moment(facts, facts.dueAt) }] : []),
    ...fileFacts(facts),
  ];
}

function fileFacts(facts: TicketMailFacts): NonNullable<MailWords["facts"]> {
  return facts.files.length > 0 ? [{ label: m.mail_ticket_label_files({}, facts), value: facts.files.join(", ") }] : [];
}

function openIt(facts: TicketMailFacts): NonNullable<MailWords["action"]> {
  return { label: m.mail_ticket_open({}, facts), href: customerPage(facts) };
}

function customerPage({ origin, ticketId }: TicketMailFacts): string {
  return `${origin}/customer/ticket/details/${ticketId}`;
}

function footer(forStaff: boolean, { locale }: TicketMailFacts): string {
  const name = { brand: brand.name[locale] };
  return forStaff ? m.mail_ticket_footer_staff(name, { locale }) : m.mail_ticket_footer(name, { locale });
}

function teamWord(facts: TicketMailFacts): string {
  return m[`ticket_department_${facts.department}`]({}, facts);
}

function priorityWord(facts: TicketMailFacts): string {
  return m[`ticket_priority_${facts.priority}`]({}, facts);
}

function moment({ locale, timezone }: TicketMailFacts, at: Date): string {
  return formatDateTime(at, locale, timezone);
}

function day({ locale, timezone }: TicketMailFacts, at: Date): string {
  return formatDate(at, locale, timezone);
}
