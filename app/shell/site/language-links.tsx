// Canonical address, hreflang alternates and share card of the current page.

import { usePageAddresses, usePageCard } from "#app/shell/page-addresses.ts";
import { type Locale, locales } from "#content/locales.ts";
import { addressOf, originOf, type Site } from "#platform/i18n/site-addresses.ts";

type LanguageLinksProps = { site: Site; locale: Locale };

export function LanguageLinks({ site, locale }: LanguageLinksProps) {
  const paths = usePageAddresses();
  const published = locales.filter((one) => site.homes[one] && paths[one] !== undefined);
  const address = (one: Locale) => addressOf(site, one, paths[one] ?? "");
  // A text that is not there in this language is a copy of the other one's page, and says so.
  const [first = locale] = published;
  const own = published.includes(locale) ? locale : first;
  return (
    <>
      <link rel="canonical" href={address(own)} />
      <meta property="og:url" content={address(own)} />
      {published.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={address(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(first)} />
    </>
  );
}

/** The picture shown where this page's address is shared. */
export function ShareImage({ site, locale }: LanguageLinksProps) {
  return (
    <>
      <meta property="og:image" content={originOf(site, locale) + usePageCard(locale)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  );
}
