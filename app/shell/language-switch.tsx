// A plain link to the same page in the other language; scripts keep the scroll position across the load.

import { useEffect } from "react";
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

  useEffect(() => {
    const share = keptShare.read();
    if (share === null) return;
    keptShare.keep(null);
    // Pages differ in length between languages, so the share of the page is kept, not the pixels.
    requestAnimationFrame(() => window.scrollTo(0, share * (document.documentElement.scrollHeight - window.innerHeight)));
  }, []);

  if (!root) return null;
  const other = otherLocale(root.locale);
  const query = new URLSearchParams(search);
  query.delete("lang");
  const text = query.toString();
  const href = languageLink(root.site, other, `${addresses[other]?.split("?")[0] ?? pathname}${text ? `?${text}` : ""}`);
  // The other language is not published.
  if (!href) return null;

  function keepScroll() {
    const height = document.documentElement.scrollHeight - window.innerHeight;
    keptShare.keep(height > 0 ? window.scrollY / height : 0);
  }

  return (
    <a className={className} href={href} hrefLang={other} lang={other} aria-label={m.shell_switch_language()} onClick={keepScroll}>
      {m.shell_switch_language_short()}
    </a>
  );
}
