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
  /** Somebody's own words, set apart. Plain text: line breaks are kept, nothing in it is markup. */
  quote?: string;
  /** What to do if it was not you. */
  note?: string;
  /** Instead of the lines that say why an account got this mail. */
  footer?: readonly string[];
};

export type ComposedMail = { subject: string; text: string; html: string };
