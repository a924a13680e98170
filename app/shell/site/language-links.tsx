// Canonical address, hreflang alternates and share card of the current page.

import { usePageAddresses, usePageCard } from "#app/shell/page-addresses.ts";
import { type Locale, locales } from "#content/locales.ts";

type LanguageLinksProps = { origin: string; forced: boolean; locale: Locale };

export function LanguageLinks({ origin, forced, locale }: LanguageLinksProps) {
  const addresses = usePageAddresses();
  // A text that is not there in this language is a copy of the other one's page, and says so.
  const own = addresses[locale] === undefined ? (locale === "en" ? "ko" : "en") : locale;
  const address = `${origin}${addresses[own] ?? ""}`;
  // A host whose language is forced has one language only; its pages need no query to name it.
  if (forced) return <link rel="canonical" href={address} />;
  return (
    <>
      <link rel="canonical" href={own === "en" ? address : withLanguage(address, own)} />
      {locales.map((other) => {
        const path = addresses[other];
        return path === undefined ? null : <link key={other} rel="alternate" hrefLang={other} href={withLanguage(origin + path, other)} />;
      })}
      <link rel="alternate" hrefLang="x-default" href={addresses.en === undefined ? withLanguage(address, own) : origin + addresses.en} />
    </>
  );
}

/** The picture shown where this page's address is shared. */
export function ShareImage({ origin, locale }: Omit<LanguageLinksProps, "forced">) {
  return (
    <>
      <meta property="og:image" content={origin + usePageCard(locale)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  );
}

function withLanguage(address: string, locale: Locale): string {
  return `${address}${address.includes("?") ? "&" : "?"}lang=${locale}`;
}
