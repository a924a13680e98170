// Where the site is found in each language. Canonical address, hreflang, sitemap, feeds, breadcrumbs, og:url, mails and the language
// switch all ask here: one page in one language has one address, and it comes from the configuration, never from a request.
import { defaultLocale, type Locale, locales } from "#content/locales.ts";

/** `forced`: the host speaks this language only, so its addresses need no query to name it. */
export type LanguageHome = { origin: string; forced: boolean };

/** A language without a home is not published: the only host is forced to the other one. */
export type Site = { origin: string; homes: Partial<Record<Locale, LanguageHome>> };

type ForcedHosts = ReadonlyMap<string, Locale>;

export function siteOf(origin: string, forcedHosts: ForcedHosts): Site {
  const { hostname } = new URL(origin);
  const homes: Site["homes"] = {};
  for (const locale of locales) {
    const hosts = [...forcedHosts].filter(([, forced]) => forced === locale).map(([host]) => host);
    const host = hosts.includes(hostname) ? hostname : hosts[0];
    if (host) homes[locale] = { origin: originAt(origin, host), forced: true };
    else if (!forcedHosts.has(hostname)) homes[locale] = { origin, forced: false };
  }
  return { origin, homes };
}

/** Every origin the configuration names, by host name: forced hosts are reached by the scheme and port of the public origin. */
export function ownOrigins(origin: string, forcedHosts: ForcedHosts): ReadonlyMap<string, string> {
  const hosts = [...forcedHosts.keys()].map((host): [string, string] => [host, originAt(origin, host)]);
  return new Map([...hosts, [new URL(origin).hostname, origin]]);
}

/** The one address of a page in a language; what canonical says. `path` may bring a query, without a language, and a fragment. */
export function addressOf(site: Site, locale: Locale, path: string): string {
  const home = site.homes[locale];
  return originOf(site, locale) + (home?.forced || locale === defaultLocale ? path : withLanguage(path, locale));
}

export function originOf(site: Site, locale: Locale): string {
  return site.homes[locale]?.origin ?? site.origin;
}

/** The address as a link on our own pages: without the origin while all languages share it. */
export function linkOf(site: Site, locale: Locale, path: string): string {
  const address = addressOf(site, locale, path);
  return livesApart(site) ? address : address.slice(originOf(site, locale).length);
}

/** Where a reader finds the page in this language, whatever their cookie says. Nothing where the language has no home. */
export function languageLink(site: Site, locale: Locale, path: string): string | undefined {
  const home = site.homes[locale];
  if (!home) return undefined;
  // Two slashes at the start would name another site.
  const own = path.replace(/^[/\\]+/, "/");
  return (livesApart(site) ? home.origin : "") + (home.forced ? own : withLanguage(own, locale));
}

export function livesApart({ homes }: Site): boolean {
  return new Set(locales.map((locale) => homes[locale]?.origin)).size > 1;
}

function originAt(origin: string, host: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${host}${port ? `:${port}` : ""}`;
}

function withLanguage(path: string, locale: Locale): string {
  const [address = "", fragment] = path.split("#");
  return `${address}${address.includes("?") ? "&" : "?"}lang=${locale}${fragment ? `#${fragment}` : ""}`;
}

/** The host, as people say it, that a page in this language is at when it is not at `here`; nothing where the languages share one. */
export function otherHost(site: Site, locale: Locale, here: string): string | undefined {
  const home = site.homes[locale];
  return home && livesApart(site) && home.origin !== here ? new URL(home.origin).host : undefined;
}
