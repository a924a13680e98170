// Which language a request is answered in: forced host → ?lang= → cookie → English.

import { defaultLocale, isLocale, type Locale } from "#content/locales.ts";
import { readCookie, writeCookie } from "#platform/cookie.ts";

export const localeCookie = "locale";
const year = 31_536_000;

export type LocaleChoice = {
  locale: Locale;
  /** The host decides; query and cookie are ignored and the switch leads to another host. */
  forced: boolean;
  /** Set-Cookie value when the query asked for a language, to be remembered. */
  setCookie: string | undefined;
};

export function chooseLocale(input: {
  host: string | undefined;
  lang: string | null;
  cookie: string | undefined;
  forcedHosts: ReadonlyMap<string, Locale>;
  secure: boolean;
}): LocaleChoice {
  const hostname = (input.host ?? "").toLowerCase().replace(/:\d+$/, "");
  const forced = input.forcedHosts.get(hostname);
  if (forced) return { locale: forced, forced: true, setCookie: undefined };
  if (isLocale(input.lang)) return { locale: input.lang, forced: false, setCookie: localeCookieValue(input.lang, input.secure) };
  const remembered = readCookie(input.cookie, localeCookie);
  return { locale: isLocale(remembered) ? remembered : defaultLocale, forced: false, setCookie: undefined };
}

/** The language that an address asks for. A call of a script may name the language of a text there: that is no wish of its reader. */
export function wishedLocale({ pathname, searchParams }: URL): string | null {
  return pathname.startsWith("/call/") ? null : searchParams.get("lang");
}

export function localeCookieValue(locale: Locale, secure: boolean): string {
  return writeCookie(localeCookie, locale, { seconds: year, secure, open: true });
}

/** The API speaks the language of Accept-Language: the first of en and ko it prefers. */
export function acceptedLocale(header: string | null | undefined): Locale {
  const wanted = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag, ...parameters] = part.trim().split(";");
      const quality = parameters.map((item) => item.trim()).find((item) => item.startsWith("q="));
      return { language: (tag ?? "").slice(0, 2).toLowerCase(), quality: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .filter((item) => isLocale(item.language) && item.quality > 0)
    .sort((a, b) => b.quality - a.quality)[0];
  return wanted && isLocale(wanted.language) ? wanted.language : defaultLocale;
}
