import { liveBrand as brand } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";

export function footerLines(locale: Locale): string[] {
  return [
    m.mail_footer_why({ brand: brand.name[locale] }, { locale }),
    m.mail_footer_contact({ email: brand.contact.support }, { locale }),
  ];
}
