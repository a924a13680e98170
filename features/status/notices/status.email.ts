// What the mails about the status say.
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import type { Stage } from "#features/status/rules/stages.ts";
import { stageWords } from "#features/status/rules/status-words.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";

export function confirmMail(locale: Locale, link: string): MailWords {
  const to = { locale };
  const name = { brand: brand.name[locale] };
  return {
    locale,
    subject: m.mail_status_confirm_subject(name, to),
    preview: m.mail_status_confirm_text({}, to),
    heading: m.mail_status_confirm_heading({}, to),
    paragraphs: [m.mail_status_confirm_text({}, to)],
    action: { label: m.mail_status_confirm_action({}, to), href: link },
    note: m.mail_status_confirm_note({}, to),
    footer: [m.mail_status_confirm_footer(name, to)],
  };
}

export type ToldFacts = {
  locale: Locale;
  title: string;
  stage: Stage;
  text: string;
  affected: readonly string[];
  startsAt: Date;
  endsAt: Date | null;
  planned: boolean;
  page: string;
  leave: string;
};

export function toldMail(facts: ToldFacts): MailWords {
  const { locale, title, text, affected, startsAt, endsAt, page, leave } = facts;
  const to = { locale };
  const name = { brand: brand.name[locale] };
  const stage = stageWords[facts.stage]({}, to);
  return {
    locale,
    // The same for every update of one incident, but for the stage: mail programs keep them together by the title.
    subject: `[${stage}] ${title}`,
    preview: text || title,
    heading: title,
    paragraphs: text ? [text] : [],
    facts: [
      { label: m.mail_status_label_stage({}, to), value: stage },
      { label: m.mail_status_label_affected({}, to), value: affected.join(", ") },
      {
        label: facts.planned ? m.mail_status_label_planned({}, to) : m.mail_status_label_began({}, to),
        value: formatDateTime(startsAt, locale),
      },
      ...(endsAt ? [{ label: m.mail_status_label_ends({}, to), value: formatDateTime(endsAt, locale) }] : []),
    ],
    action: { label: m.mail_status_open({}, to), href: page },
    footer: [m.mail_status_footer(name, to), m.mail_status_leave({ link: leave }, to)],
  };
}
