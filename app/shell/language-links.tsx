// Canonical address and hreflang alternates of the current page.
import { useLocation } from "react-router";
import { type Locale, locales } from "#content/locales.ts";

type LanguageLinksProps = { origin: string; forced: boolean; locale: Locale };

export function LanguageLinks({ origin, forced, locale }: LanguageLinksProps) {
  const { pathname } = useLocation();
  const address = origin + pathname;
  // A host whose language is forced has one language only; its pages need no query to name it.
  if (forced) return <link rel="canonical" href={address} />;
  return (
    <>
      <link rel="canonical" href={locale === "en" ? address : `${address}?lang=${locale}`} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={`${address}?lang=${other}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}
