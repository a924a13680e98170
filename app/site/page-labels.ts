// The strings shared by the parts of public pages, collected once per render.
import { brand } from "#content/brand.ts";
import type { NavigationWords } from "#content/en/navigation.ts";
import type { Locale } from "#content/locales.ts";
import { familyOf } from "#content/pages.ts";
import { m } from "#platform/paraglide/messages.js";
import type { PageLabels } from "#ui/page/page-labels.tsx";

export function pageLabels(locale: Locale, pages: NavigationWords["pages"]): PageLabels {
  const { contact } = brand;
  // the hours stay on one line beside or under the number; Korean writes a span with a tilde
  const hours = contact.phoneHours.replace("–", locale === "ko" ? "~" : "–\u2060").replace(" ", "\u00a0");
  return {
    locale,
    copy: m.parts_copy(),
    copied: m.parts_copied(),
    downloadCsv: m.parts_download_csv(),
    updated: m.parts_updated({ date: "{date}" }),
    included: m.parts_included(),
    extra: m.parts_extra(),
    allPrices: m.parts_all_prices(),
    pricesLink: m.parts_prices_link(),
    faq: m.parts_faq(),
    allQuestions: m.parts_all_questions(),
    perMonth: m.parts_per_month(),
    vatExcluded: m.parts_vat_excluded(),
    currency: m.parts_currency(),
    krw: m.parts_krw(),
    usd: m.parts_usd(),
    assumptions: m.parts_assumptions(),
    askQuote: m.parts_ask_quote(),
    shareLink: m.parts_share_link(),
    shared: m.parts_shared(),
    onThisPage: m.parts_on_this_page(),
    decrease: m.parts_decrease({ label: "{label}" }),
    increase: m.parts_increase({ label: "{label}" }),
    entries: Object.fromEntries(Object.entries(pages).map(([path, entry]) => [path, { ...entry, family: familyOf(path) }])),
    contacts: [
      { term: m.parts_contact_sales(), detail: `${contact.phone[locale]}, ${hours}`, href: `tel:${contact.phone.en}` },
      { term: m.parts_contact_emergency(), detail: contact.emergencyPhone[locale], href: `tel:${contact.emergencyPhone.en}` },
      { term: m.parts_contact_email(), detail: contact.sales, href: `mailto:${contact.sales}` },
    ],
  };
}
