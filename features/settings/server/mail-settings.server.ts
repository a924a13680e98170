// The mails that /staff/admin/mail shows and sends: drawn by the layout that all mails have.
import { eq } from "drizzle-orm";
import { fillText, type LiveValues } from "#content/live.ts";
import { type Locale, locales } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { accountMail } from "#features/accounts/notices/account.email.ts";
import type { DrawnMail } from "#features/settings/rules/mail-settings.contract.ts";
import { isAllowedAddress, type MailValue, mailDomains, senderOf } from "#features/settings/rules/mail-settings.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { escapeHtml, type Mailer, senderParts } from "#platform/mail/mailer.ts";
import { m } from "#platform/paraglide/messages.js";

export type MailSettingsServices = {
  config: Config;
  mail: Mailer;
  origin: (locale: Locale) => string;
  settings: { live: (locale: Locale) => LiveValues };
};
type Reader = Pick<typeof accounts.$inferSelect, "name" | "email" | "locale" | "timezone">;

export async function readerOf(db: Db, id: string): Promise<Reader> {
  const { name, email, locale, timezone } = accounts;
  const [found] = await db.select({ name, email, locale, timezone }).from(accounts).where(eq(accounts.id, id));
  if (!found) throw new AppError("not_found");
  return found;
}

export function configured(config: Config) {
  return { ...senderParts(config.MAIL_FROM), domains: mailDomains(config) };
}

/** Answers must not be led to a domain that is not ours, by whomever. */
export function refuseForeign({ reply_to }: MailValue, config: Config, locale: Locale): void {
  const domains = mailDomains(config);
  if (reply_to === "" || isAllowedAddress(reply_to, domains)) return;
  const text = m.field_mail_domain({ domains: domains.join(", ") }, { locale });
  throw new AppError("invalid", { fields: { "value.reply_to": [text] } });
}

export async function drawPreview(services: MailSettingsServices, value: MailValue, reader: Reader): Promise<Record<Locale, DrawnMail>> {
  const drawn = await Promise.all(locales.map(async (locale) => [locale, await drawOne(services, value, reader, locale)] as const));
  return Object.fromEntries(drawn) as Record<Locale, DrawnMail>;
}

async function drawOne({ config, origin, settings }: MailSettingsServices, value: MailValue, reader: Reader, locale: Locale) {
  const words = accountMail("password-changed", {
    locale,
    timezone: reader.timezone,
    name: reader.name,
    kind: "customer",
    origin: origin(locale),
    link: "",
    facts: { at: new Date().toISOString(), device: "Chrome, macOS", address: "192.0.2.10" },
  });
  const { subject, html } = await composeMail(words);
  const held = settings.live(locale);
  // With what stands in the form in place of what is saved.
  const texts = { ...held.texts, "mail.signature": value.signature[locale] };
  const { name, replyTo } = senderOf(value, locale, mailDomains(config));
  const { name: preset, address } = senderParts(config.MAIL_FROM);
  return {
    from: `${name || preset} <${address}>`.trim(),
    reply_to: replyTo,
    subject: fillText(subject, held),
    // The style element is only for dark mode; a page takes none from outside.
    html: fillText(html, { ...held, texts }, escapeHtml).replace(/<style>[\s\S]*?<\/style>/g, ""),
  };
}

export async function sendTest(tx: Db, { mail, origin }: MailSettingsServices, { name, email, locale }: Reader): Promise<void> {
  const to = { locale } as const;
  const words: MailWords = {
    locale,
    subject: m.mail_test_subject({}, to),
    preview: m.mail_test_text({}, to),
    heading: m.mail_test_subject({}, to),
    greeting: m.mail_greeting({ name }, to),
    paragraphs: [m.mail_test_text({}, to), m.mail_test_second({}, to)],
    action: { label: m.mail_test_action({}, to), href: `${origin(locale)}/staff/admin/mail` },
  };
  await mail.send(tx, { to: email, locale, ...(await composeMail(words)) });
}
