import type { Locale } from "#content/locales.ts";
import { linkOf, type Site } from "#platform/i18n/site-addresses.ts";

export const statusFeeds = [
  { path: "/status/atom.xml", name: "Atom", type: "application/atom+xml" },
  { path: "/status/feed.json", name: "JSON Feed", type: "application/feed+json" },
] as const;

/** For the head of a page: readers find the feeds by the page's own address. */
export function statusFeedMeta(site: Site, locale: Locale) {
  return statusFeeds.map(({ path, name, type }) => ({
    tagName: "link" as const,
    rel: "alternate",
    type,
    title: name,
    href: linkOf(site, locale, path),
  }));
}
