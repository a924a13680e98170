// To whoever filled in the form: it has arrived. Whoever typed the address may not own it, so not a word of what was typed is in here,
// not even the name; and no address gets more than a few of these a day.
import { page as en } from "#content/en/resources/contact-us.ts";
import { page as ko } from "#content/ko/resources/contact-us.ts";
import type { Locale } from "#content/locales.ts";
import type { Intent } from "#features/enquiries/rules/enquiries.contract.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { enquiryFrame } from "./enquiry.email.ts";

export type ReceivedFacts = { reference: string; locale: Locale; createdAt: Date; intent: Intent; contact: string };

export function receivedMail(enquiry: ReceivedFacts): MailWords {
  const { locale, reference, intent, contact } = enquiry;
  const { intents, channels } = { en, ko }[locale];
  const { name, reply } = intents.items[intent];
  const urgent = intent === "attack";
  const line = urgent ? channels.emergency : channels.phone;
  const text = m.enquiry_received_text({ email: contact }, { locale });
  return {
    ...enquiryFrame(enquiry),
    heading: m.enquiry_received_heading({}, { locale }),
    preview: text,
    paragraphs: [text],
    facts: [
      { label: m.enquiry_answer_reference({}, { locale }), value: reference },
      { label: m.enquiry_received_topic({}, { locale }), value: name },
      { label: intents.replyLabel, value: reply },
      { label: line.label, value: `${line.number} (${line.note})` },
    ],
    note: m.enquiry_received_note({}, { locale }),
  };
}
