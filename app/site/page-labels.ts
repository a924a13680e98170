// The strings shared by the parts of public pages.

import type { NavigationWords } from "#content/en/navigation.ts";
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import { familyOf } from "#content/pages.ts";
import type { PageLabels } from "#ui/page/page-labels.tsx";
import type { CompanyIn } from "./company-in.ts";
import type { PartWords } from "./part-words.server.ts";

export function pageLabels(locale: Locale, words: PartWords, pages: NavigationWords["pages"], company: CompanyIn): PageLabels {
  const { contact, call } = company;
  const { contactSales, contactEmergency, contactEmail, ...labels } = words;
  // the hours stay on one line beside or under the number; Korean writes a span with a tilde
  const hours = contact.hours.replace("–", localeTraits[locale].hoursRange).replace(" ", "\u00a0");
  return {
    ...labels,
    locale,
    entries: Object.fromEntries(Object.entries(pages).map(([path, entry]) => [path, { ...entry, family: familyOf(path) }])),
    contacts: [
      { term: contactSales, detail: `${contact.phone}, ${hours}`, href: `tel:${call.phone}` },
      { term: contactEmergency, detail: contact.emergencyPhone, href: `tel:${call.emergencyPhone}` },
      { term: contactEmail, detail: contact.sales, href: `mailto:${contact.sales}` },
    ],
  };
}
