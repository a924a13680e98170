// Sender, reply address and signature of all mails, what a mail looks like with them, and one to oneself.
import { Form } from "react-router";
import { type Locale, locales } from "#content/locales.ts";
import type { DrawnMail } from "#features/settings/rules/mail-settings.contract.ts";
import type { MailValue } from "#features/settings/rules/mail-settings.ts";
import { senderNameMaximum, signatureMaximum } from "#features/settings/rules/setting-figures.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { TextField } from "#ui/text-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { mailWords } from "./setting-words.ts";

type MailFormProps = {
  value: MailValue;
  version: number;
  configured: { name: string; address: string; domains: readonly string[] };
  /** What was typed, where it was refused or only looked at. */
  typed: Pick<FormFailure, "values" | "errors"> | undefined;
  busy: boolean;
};

export function MailForm({ value, version, configured, typed, busy }: MailFormProps) {
  const field = (name: string, held: string) => ({
    name,
    defaultValue: typed?.values[name] ?? held,
    error: typed?.errors[name],
    autoComplete: "off",
    required: false,
  });
  const { name, address, domains } = configured;
  return (
    <section className="setting-part" aria-labelledby="setting-mail">
      <h2 id="setting-mail">{m.setting_mail_from()}</h2>
      <p>{m.setting_mail_from_hint({ address })}</p>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <div className="setting-grid" data-pairs>
          {locales.map((locale) => (
            <TextField
              key={locale}
              {...field(`sender.${locale}`, value.sender[locale])}
              label={`${mailWords.sender()} (${languageWord[locale]()})`}
              hint={name ? m.setting_mail_sender_hint({ name }) : m.setting_mail_sender_hint_none()}
              limit={senderNameMaximum}
            />
          ))}
        </div>
        <TextField
          {...field("reply_to", value.reply_to)}
          type="email"
          inputMode="email"
          limit={254}
          label={mailWords.reply_to()}
          hint={m.setting_mail_reply_to_hint({ domains: domains.join(", "), address })}
        />
        <div className="setting-grid" data-pairs>
          {locales.map((locale) => (
            <TextareaField
              key={locale}
              {...field(`signature.${locale}`, value.signature[locale])}
              label={`${mailWords.signature()} (${languageWord[locale]()})`}
              hint={m.setting_mail_signature_hint({ count: String(signatureMaximum) })}
              limit={signatureMaximum}
              rows={4}
            />
          ))}
        </div>
        <div className="cluster">
          <Button type="submit" size="small" name="intent" value="save" busy={busy}>
            {m.settings_save()}
          </Button>
          <Button type="submit" size="small" kind="quiet" name="intent" value="preview">
            {m.setting_mail_preview()}
          </Button>
        </div>
      </Form>
    </section>
  );
}

type PreviewProps = { mails: Record<Locale, DrawnMail>; unsaved: boolean; email: string };

export function MailPreview({ mails, unsaved, email }: PreviewProps) {
  return (
    <section className="setting-part" aria-labelledby="mail-preview">
      <h2 id="mail-preview">{m.setting_mail_preview()}</h2>
      <p>{unsaved ? m.setting_mail_preview_typed() : m.setting_mail_preview_held()}</p>
      <div className="setting-grid" data-pairs>
        {locales.map((locale) => (
          <MailPicture key={locale} mail={mails[locale]} locale={locale} />
        ))}
      </div>
      <Form method="post" preventScrollReset>
        <Button type="submit" size="small" kind="quiet" name="intent" value="test">
          {m.setting_mail_test()}
        </Button>
        <p className="hint">{m.setting_mail_test_hint({ email })}</p>
      </Form>
    </section>
  );
}

function MailPicture({ mail, locale }: { mail: DrawnMail; locale: Locale }) {
  const language = languageWord[locale]();
  const lines = [
    [m.setting_mail_preview_from(), mail.from],
    ...(mail.reply_to ? [[mailWords.reply_to(), mail.reply_to]] : []),
    [m.setting_mail_preview_subject(), mail.subject],
  ];
  return (
    <div className="mail-picture">
      <h3>{language}</h3>
      <dl>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={locale}>{text}</dd>
          </div>
        ))}
      </dl>
      {/* Without scripts, links or an origin of its own. */}
      <iframe title={m.setting_mail_preview_frame({ language })} sandbox="" srcDoc={mail.html} />
    </div>
  );
}
