// The language switch of the pages behind a log-in. Where each language has a host of its own, so has each host its log-in: the switch leads
// through the other one's, which says why, and goes on at once to the same page for whoever is logged in there too. No session goes along.
import { useLocation } from "react-router";
import { LanguageSwitch } from "#app/shell/language-switch.tsx";
import { useRootData } from "#app/shell/use-root-data.ts";
import { otherLocale } from "#content/locales.ts";
import { languageLink, livesApart } from "#platform/i18n/site-addresses.ts";
import { m } from "#platform/paraglide/messages.js";
import { cameFrom } from "./came-from.ts";

export function AccountLanguageSwitch({ logIn }: { logIn: "/login" | "/staff/login" }) {
  const root = useRootData();
  const { pathname, search } = useLocation();
  if (!root || !livesApart(root.site)) return <LanguageSwitch />;
  const other = otherLocale(root.locale);
  const query = new URLSearchParams(search);
  query.delete("lang");
  const next = query.size > 0 ? `${pathname}?${query}` : pathname;
  const href = languageLink(root.site, other, `${logIn}?${new URLSearchParams({ next, [cameFrom]: root.locale })}`);
  if (!href) return null;
  return (
    <a href={href} hrefLang={other} lang={other} aria-label={m.shell_switch_language()} data-language>
      {m.shell_switch_language_short()}
    </a>
  );
}
