// To whoever set a webhook up: it was turned off, why, and where to turn it on again.
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";

type WebhookOff = { id: string; url: string; locale: Locale; origin: string; days: number };

export function webhookOffMail({ id, url, locale, origin, days }: WebhookOff): MailWords {
  const words = { days: String(days) };
  return {
    locale,
    subject: m.webhook_mail_subject({ brand: brand.name[locale] }, { locale }),
    heading: m.webhook_mail_heading({}, { locale }),
    preview: m.webhook_mail_text(words, { locale }),
    paragraphs: [m.webhook_mail_text(words, { locale }), m.webhook_mail_second({}, { locale })],
    facts: [{ label: m.webhook_url({}, { locale }), value: url }],
    action: { label: m.webhook_mail_action({}, { locale }), href: `${origin}/staff/admin/webhooks/${id}?lang=${locale}` },
  };
}
