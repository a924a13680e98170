// The words of a mail as they will stand in a ticket.

import type { Email } from "postal-mime";
import type { Locale } from "#content/locales.ts";
import { locales } from "#content/locales.ts";
import { ticketNumbering } from "#content/ticket-number.ts";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { subjectMaximum } from "#features/support/rules/support-settings.ts";
import { m } from "#platform/paraglide/messages.js";
import { htmlAsText, withoutQuote } from "./mail-text.ts";

const textRoom = 60_000;
const linesRoom = 1_500;

/** A reply loses what it quotes; a new mail or something forwarded stays whole. What is too long goes along as a file. */
export function wordsOf(mail: Email, isReply: boolean): { text: string; overflow: { name: string; bytes: Uint8Array }[] } {
  const given = printable(mail.text?.trim() ? mail.text : htmlAsText(mail.html ?? ""));
  const forwarded = /^\s*(fwd?|전달)\s*:/i.test(mail.subject ?? "");
  const marks = locales.flatMap((locale) => [m.mail_ticket_answerable({}, { locale }), m.enquiry_answer_note({}, { locale })]);
  const own = isReply && !forwarded ? withoutQuote(given, marks) : given.trim();
  const lines = own.split("\n");
  const short = lines.slice(0, linesRoom).join("\n").slice(0, textRoom).toWellFormed().trim();
  if (short.length >= own.length) return { text: own, overflow: [] };
  return { text: `${short}\n\n[…]`, overflow: [{ name: "mail.txt", bytes: Buffer.from(own) }] };
}

type MailFiles = { ids: readonly string[]; refused: readonly string[] };

export function mailBody(text: string, files: MailFiles, locale: Locale): RichText {
  return fromPlainText(mailText(text, files, locale));
}

export function mailText(text: string, files: MailFiles, locale: Locale): string {
  const refused = files.refused.length > 0 ? m.mail_in_files_refused({ names: files.refused.slice(0, 20).join(", ") }, { locale }) : "";
  const words = text || (files.ids.length > 0 ? m.mail_in_only_files({}, { locale }) : m.mail_in_no_text({}, { locale }));
  return [words, refused].filter(Boolean).join("\n\n");
}

const putInFront = new RegExp(`^((re|fwd?|aw|회신|답장|전달)\\s*:\\s*|\\[${ticketNumbering.pattern}\\]\\s*)+`, "i");

/** One line, without what programs put in front and without characters that change how a line reads. */
export function mailSubject(given: string): string {
  const line = given
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .slice(0, 2_000)
    .trim();
  return [...line.replace(putInFront, "")]
    .slice(0, subjectMaximum - 10)
    .join("")
    .trim();
}

/** Postgres stores no NUL; other control characters help nobody. */
function printable(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\n\r\t]/gu, "");
}
