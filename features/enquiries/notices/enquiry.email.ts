// What goes to whoever asked. The address was typed and not proved: only our own words are in these mails, nothing of what was typed
// but the name, and a line that says why the mail came.
import { liveBrand as brand } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import { fileBytes } from "#features/files/file-rules.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { formatDate } from "#platform/i18n/format.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";

export type EnquiryMailFacts = { reference: string; name: string; locale: Locale; createdAt: Date };

export function answerMail(enquiry: EnquiryMailFacts, answer: { text: string; by: string }): MailWords {
  const { locale, reference } = enquiry;
  return {
    ...enquiryFrame(enquiry),
    heading: m.enquiry_answer_heading({}, { locale }),
    preview: answer.text.replace(/\s+/g, " ").slice(0, 120),
    paragraphs: [],
    quote: answer.text,
    facts: [
      { label: m.enquiry_answer_by({}, { locale }), value: `${answer.by}, ${brand.name[locale]}` },
      { label: m.enquiry_answer_reference({}, { locale }), value: reference },
    ],
    note: m.enquiry_answer_note({}, { locale }),
  };
}

export function invitationMail(enquiry: EnquiryMailFacts, invitation: { by: string; origin: string }): MailWords {
  const { locale } = enquiry;
  const name = brand.name[locale];
  const text = m.enquiry_invitation_text({ brand: name, by: invitation.by, size: fileSizeText(fileBytes()) }, { locale });
  return {
    ...enquiryFrame(enquiry),
    greeting: m.mail_greeting({ name: enquiry.name }, { locale }),
    heading: m.enquiry_invitation_heading({ brand: name }, { locale }),
    preview: text,
    paragraphs: [text, m.enquiry_invitation_second({}, { locale })],
    action: { label: m.enquiry_invitation_action({}, { locale }), href: `${invitation.origin}/signup?lang=${locale}` },
  };
}

/** What all mails about an enquiry share. */
export function enquiryFrame(enquiry: Omit<EnquiryMailFacts, "name">): Pick<MailWords, "locale" | "subject" | "footer"> {
  const { locale, reference } = enquiry;
  const words = { brand: brand.name[locale], date: formatDate(enquiry.createdAt, locale, "Asia/Seoul"), reference };
  return {
    locale,
    // The subject stays the same within an enquiry: mail clients thread by it.
    subject: `[${reference}] ${m.enquiry_answer_subject(words, { locale })}`,
    footer: [m.enquiry_answer_footer(words, { locale }), m.enquiry_answer_footer_second({ email: brand.contact.privacy }, { locale })],
  };
}
