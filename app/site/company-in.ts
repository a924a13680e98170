// The provider as a page of one language shows it.
import type { Company, LiveValues } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";

type Said<T> = { [K in keyof T]: string };
/** Numbers and names in the page's language; `call` has the numbers as any telephone dials them. */
export type CompanyIn = {
  contact: Said<Company["contact"]> & { hours: string };
  legal: Said<Company["legal"]>;
  call: { phone: string; emergencyPhone: string };
  social: readonly string[];
};

export function companyIn(locale: Locale, { contact, legal, social }: Company, live: LiveValues): CompanyIn {
  return {
    contact: { ...said(contact, locale), hours: live.texts["contact.phoneHours"] ?? "" },
    legal: said(legal, locale),
    call: { phone: contact.phone.en, emergencyPhone: contact.emergencyPhone.en },
    social,
  };
}

function said<T extends object>(part: T, locale: Locale): Said<T> {
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, typeof value === "string" ? value : value[locale]]),
  ) as Said<T>;
}
