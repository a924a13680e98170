// A mail before it is drawn: words and links only. Both the HTML and the plain text are made of it, so they cannot disagree.
import type { Locale } from "#content/locales.ts";

export type MailWords = {
  locale: Locale;
  subject: string;
  /** The line that inboxes show beside the subject. */
  preview: string;
  heading: string;
  greeting?: string;
  paragraphs: readonly string[];
  facts?: readonly { label: string; value: string }[];
  action?: { label: string; href: string };
  second?: { label: string; href: string };
  /** What to do if it was not you. */
  note?: string;
};

export type ComposedMail = { subject: string; text: string; html: string };
