// A plain link to the same page in the other language. Scripts take the place along: the #part, and how far down the page was
// (read before the first paint, see first-paint.ts).

import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { useRootData } from "#app/shell/use-root-data.ts";
import { otherLocale } from "#content/locales.ts";
import { numberIn, textSlot } from "#platform/browser/browser-store.ts";
import { languageLink } from "#platform/i18n/site-addresses.ts";
import { m } from "#platform/paraglide/messages.js";
import { usePageAddresses } from "./page-addresses.ts";

const keptShare = textSlot("language-switch-scroll", "sessionStorage", numberIn);

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

  function keepPlace(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.hash = location.hash;
    const height = document.documentElement.scrollHeight - window.innerHeight;
    keptShare.keep(height > 0 ? window.scrollY / height : 0);
  }

  return (
    <a className={className} href={href} hrefLang={other} lang={other} aria-label={m.shell_switch_language()} onClick={keepPlace}>
      {m.shell_switch_language_short()}
    </a>
  );
}
