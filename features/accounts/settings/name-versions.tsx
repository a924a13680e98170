// A colleague's name as customers read it: one field for each language of the site, empty where the one name will do.
import { localeTraits } from "#content/locale-traits.ts";
import { locales } from "#content/locales.ts";
import type { Versions } from "#content/versions.ts";
import { fieldOf } from "#features/accounts/rules/account-form.ts";
import { m } from "#platform/paraglide/messages.js";
import type { FormFailure } from "#ui/form-failure.ts";
import { TextField } from "#ui/text-field.tsx";

type NameVersionsProps = { names: Versions; id?: string; failure?: FormFailure | undefined };

export function NameVersions({ names, id = "", failure }: NameVersionsProps) {
  return (
    <div className="pair">
      {locales.map((locale) => (
        <TextField
          key={locale}
          {...fieldOf(failure, `names.${locale}`, names[locale])}
          id={`names-${locale}${id}`}
          label={m.settings_name_in({ language: localeTraits[locale].name })}
          optional={m.account_optional()}
          lang={locale}
          autoComplete="off"
          limit={80}
        />
      ))}
    </div>
  );
}

/** The fields of a form, by language. */
export function namesIn(form: FormData): Versions {
  return Object.fromEntries(locales.map((locale) => [locale, String(form.get(`names.${locale}`) ?? "").trim()]));
}

/** The same as they were typed, by the name of the field. */
export function typedNames(form: FormData): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [`names.${locale}`, String(form.get(`names.${locale}`) ?? "")]));
}
