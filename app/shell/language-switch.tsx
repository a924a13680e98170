// A plain link to the same page in the other language. Scripts take the place along (keep-place.ts).

import { useLocation } from "react-router";
import { useRootData } from "#app/shell/use-root-data.ts";
import { otherLocale } from "#content/locales.ts";
import { languageLink } from "#platform/i18n/site-addresses.ts";
import { m } from "#platform/paraglide/messages.js";
import { usePageAddresses } from "./page-addresses.ts";

export function LanguageSwitch({ className }: { className?: string }) {
  const root = useRootData();
  const { pathname, search } = useLocation();
  const addresses = usePageAddresses();

  if (!root) return null;
  const other = otherLocale(root.locale);
  const query = new URLSearchParams(search);
  query.delete("lang");
  const text = query.toString();
  const href = languageLink(root.site, other, `${addresses[other]?.split("?")[0] ?? pathname}${text ? `?${text}` : ""}`);
  // The other language is not published.
  if (!href) return null;

  return (
    <a className={className} href={href} hrefLang={other} lang={other} aria-label={m.shell_switch_language()} data-language>
      {m.shell_switch_language_short()}
    </a>
  );
}
