// What mails about chats say.

import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { deskName } from "#features/support/rules/desk-name.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";

export type ChatMailFacts = {
  locale: Locale;
  timezone: string;
  /** The reader. */
  name: string;
  origin: string;
  chatId: string;
  topic: string;
  agent: string | null;
};

export type MailLine = { at: Date; name: string; text: string; quiet: boolean };

/** A mail of this many characters still arrives everywhere. */
const transcriptMaximum = 120_000;
const unseenMaximum = 8_000;

export function unseenMail(facts: ChatMailFacts, replies: readonly MailLine[]): MailWords {
  const { locale, topic } = facts;
  const name = facts.agent ?? deskName(locale);
  const text = m.mail_chat_unseen_text({ topic }, { locale });
  return {
    ...frame(facts),
    subject: m.mail_chat_unseen_subject({ name, topic }, { locale }),
    preview: replies[0]?.text.slice(0, 120) || text,
    heading: m.mail_chat_unseen_heading({ name }, { locale }),
    paragraphs: [text],
    quote: tail(
      replies.map((reply) => reply.text),
      "\n\n",
      unseenMaximum,
    ).text,
    note: m.mail_chat_unseen_note({}, { locale }),
  };
}

export type TranscriptFacts = ChatMailFacts & { startedAt: Date; endedAt: Date | null; ticket: string | null };

export function transcriptMail(facts: TranscriptFacts, lines: readonly MailLine[]): MailWords {
  const { locale, topic, timezone } = facts;
  const { text, cut } = tail(writeLines(lines, facts), "\n", transcriptMaximum);
  const intro = m.mail_chat_transcript_text({ topic, timezone }, { locale });
  return {
    ...frame(facts),
    subject: m.mail_chat_transcript_subject({ topic }, { locale }),
    preview: intro,
    heading: m.mail_chat_transcript_heading({}, { locale }),
    paragraphs: [intro, ...(cut ? [m.mail_chat_transcript_cut({}, { locale })] : [])],
    quote: text,
    facts: [
      { label: m.mail_chat_label_started({}, { locale }), value: moment(facts, facts.startedAt) },
      ...(facts.endedAt ? [{ label: m.mail_chat_label_ended({}, { locale }), value: moment(facts, facts.endedAt) }] : []),
      ...(facts.agent ? [{ label: m.mail_chat_label_agent({}, { locale }), value: facts.agent }] : []),
      ...(facts.ticket ? [{ label: m.mail_chat_label_ticket({}, { locale }), value: facts.ticket }] : []),
    ],
  };
}

function frame(facts: ChatMailFacts): Pick<MailWords, "locale" | "greeting" | "action" | "footer"> {
  const { locale } = facts;
  return {
    locale,
    greeting: m.mail_greeting({ name: facts.name }, { locale }),
    action: { label: m.mail_chat_open({}, { locale }), href: `${facts.origin}/customer/chat?chat=${facts.chatId}` },
    footer: [m.mail_chat_footer({ brand: brand.name[locale] }, { locale })],
  };
}

/** The time when the minute changes, the name when the speaker does. */
function writeLines(lines: readonly MailLine[], facts: ChatMailFacts): string[] {
  return lines.map(({ at, name, text, quiet }) => {
    const time = moment(facts, at);
    return quiet ? `[${time}] ${text}` : `[${time}] ${name}:\n${text}\n`;
  });
}

/** As many from the end as fit. */
function tail(parts: readonly string[], between: string, maximum: number): { text: string; cut: boolean } {
  const kept: string[] = [];
  let length = 0;
  for (const part of parts.toReversed()) {
    length += part.length + between.length;
    if (length > maximum && kept.length > 0) return { text: kept.reverse().join(between), cut: true };
    kept.push(part.slice(-maximum));
  }
  return { text: kept.reverse().join(between), cut: false };
}

function moment({ locale, timezone }: ChatMailFacts, at: Date): string {
  return formatDateTime(at, locale, timezone);
}
