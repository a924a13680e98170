// To the team, about an enquiry: a new one, or what its sender wrote to our answer. Everything quoted was typed by a stranger: plain text,
// escaped in HTML, no link is made of it.
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import type { EnquiryRow } from "#features/enquiries/server/enquiry-store.server.ts";
import { serviceName } from "#features/enquiries/server/service-name.server.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";

type TeamFacts = {
  enquiry: EnquiryRow;
  words: string;
  locale: Locale;
  origin: string;
  name?: string | undefined;
  settings?: string | undefined;
};

const quoteMaximum = 8_000;

export function teamMail(notice: "new" | "reply", { enquiry, words, locale, origin, name, settings }: TeamFacts): MailWords {
  const { reference } = enquiry;
  const from = { name: enquiry.name, reference };
  const heading = notice === "new" ? m.enquiry_mail_new_heading(from, { locale }) : m.enquiry_mail_reply_heading(from, { locale });
  const facts: [string, string | null][] = [
    [m.enquiry_mail_intent({}, { locale }), m[`enquiry_intent_${enquiry.intent}`]({}, { locale })],
    [m.enquiry_mail_name({}, { locale }), enquiry.name],
    [m.enquiry_mail_company({}, { locale }), enquiry.company],
    [m.enquiry_mail_email({}, { locale }), enquiry.email],
    [m.enquiry_mail_phone({}, { locale }), enquiry.phone],
    [m.enquiry_mail_service({}, { locale }), serviceName(enquiry.service, locale)],
    [m.enquiry_mail_config({}, { locale }), enquiry.config],
  ];
  return {
    locale,
    // The same for all mails of one enquiry: mail clients thread by it.
    subject: `[${reference}] ${m.enquiry_mail_subject({ name: enquiry.name }, { locale })}`,
    preview: words.replace(/\s+/g, " ").slice(0, 120),
    heading,
    ...(name ? { greeting: m.mail_greeting({ name }, { locale }) } : {}),
    paragraphs: [],
    quote: words.slice(0, quoteMaximum),
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    action: { label: m.mail_ticket_staff_open({}, { locale }), href: `${origin}/staff/enquiries/${enquiry.id}` },
    footer: [
      m.mail_ticket_footer_staff({ brand: brand.name[locale] }, { locale }),
      ...(settings ? [m.mail_notice_settings({ link: settings }, { locale })] : []),
    ],
  };
}
