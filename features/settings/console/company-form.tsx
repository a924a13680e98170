// Numbers, mailboxes and legal facts of the provider, in every language.
import { Form } from "react-router";
import { locales } from "#content/locales.ts";
import type { CompanyValue } from "#features/settings/rules/company-settings.ts";
import { companyFields, socialMaximum } from "#features/settings/rules/setting-figures.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { TextField } from "#ui/text-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { companyWords } from "./setting-words.ts";

type CompanyFormProps = { value: CompanyValue; version: number; failure: FormFailure | undefined; busy: boolean };
type Translated = (typeof companyFields.contact.translated)[number] | (typeof companyFields.legal.translated)[number];

export function CompanyForm({ value, version, failure, busy }: CompanyFormProps) {
  const field = (name: string, held: string) => ({
    name,
    defaultValue: failure?.values[name] ?? held,
    error: failure?.errors[name],
    autoComplete: "off",
    limit: 254,
  });
  const translated = (name: Translated) =>
    locales.map((locale) => (
      <TextField
        key={`${name}.${locale}`}
        {...field(`${name}.${locale}`, value[name][locale])}
        label={`${companyWords[name]()} (${languageWord[locale]()})`}
      />
    ));
  return (
    <section className="setting-part" aria-labelledby="setting-company">
      <h2 id="setting-company" className="vh">
        {m.setting_company()}
      </h2>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <fieldset className="setting-grid" data-pairs>
          <legend>{m.setting_company_numbers()}</legend>
          {companyFields.contact.translated.map(translated)}
        </fieldset>
        <fieldset className="setting-grid">
          <legend>{m.setting_company_mailboxes()}</legend>
          {companyFields.contact.mailboxes.map((name) => (
            <TextField key={name} {...field(name, value[name])} type="email" inputMode="email" label={companyWords[name]()} />
          ))}
        </fieldset>
        <fieldset className="setting-grid" data-pairs>
          <legend>{m.setting_company_legal()}</legend>
          {companyFields.legal.translated.map(translated)}
          {companyFields.legal.plain.map((name) => (
            <TextField key={name} {...field(name, value[name])} label={companyWords[name]()} />
          ))}
        </fieldset>
        <TextareaField
          name="social"
          label={m.setting_company_social()}
          hint={m.setting_company_social_hint({ count: String(socialMaximum) })}
          defaultValue={failure?.values.social ?? value.social.join("\n")}
          error={failure?.errors.social}
          rows={3}
        />
        <Button type="submit" size="small" name="intent" value="save" busy={busy}>
          {m.settings_save()}
        </Button>
      </Form>
    </section>
  );
}
