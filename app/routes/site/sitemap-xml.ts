// Every public address of this host for search engines, each with its languages. Posts name only the languages they are published in.
import { apiContext, requestContext } from "#app/context.ts";
import { forEveryLocale, type Locale, locales } from "#content/locales.ts";
import { publicPaths } from "#content/pages.ts";
import { escapeHtml as x } from "#features/blog/reader/feed-html.ts";
import { readPostSitemap } from "#features/blog/rules/blog.contract.ts";
import { blogPath } from "#features/blog/rules/blog-words.ts";
import { readStatusHistory } from "#features/status/rules/status.contract.ts";
import { addressOf, originOf } from "#platform/i18n/site-addresses.ts";
import type { Route } from "./+types/sitemap-xml";

/** One text: its path in each language it is published in. */
type Entry = { paths: Partial<Record<Locale, string>>; changed?: string };
type Address = { locale: Locale; href: string };

export async function loader({ context }: Route.LoaderArgs) {
  const { site, locale } = context.get(requestContext);
  const api = context.get(apiContext);
  const [{ data }, { data: history }] = await Promise.all([api.call(readPostSitemap), api.call(readStatusHistory)]);
  const pages = publicPaths.map((path): Entry => ({ paths: forEveryLocale(() => path) }));
  const posts = data.map(({ languages, updated_at }): Entry => {
    const paths = Object.fromEntries(Object.entries(languages).map(([language, slug]) => [language, blogPath(slug)]));
    return { paths, changed: updated_at };
  });
  // Of the last 90 days, as many as the status page leads to.
  const incidents = history.incidents.map(
    ({ id, updated_at }): Entry => ({ paths: forEveryLocale(() => `/status/${id}`), changed: updated_at }),
  );
  const addresses = ({ paths }: Entry) =>
    locales.flatMap((one): Address[] => (site.homes[one] && paths[one] ? [{ locale: one, href: addressOf(site, one, paths[one]) }] : []));
  // A sitemap speaks for its own host: where a language has another one, that one lists it.
  const here = (one: Locale) => originOf(site, one) === originOf(site, locale);
  const urls = [...pages, ...posts, ...incidents].flatMap((entry) => {
    const all = addresses(entry);
    return all.filter(({ locale: one }) => here(one)).map(({ href }) => url(href, all, entry.changed));
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>\n`;
  return new Response(body, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-page-tags": "posts,status",
    },
  });
}

function url(href: string, all: Address[], changed: string | undefined): string {
  const alternate = (name: string, to: string) => `<xhtml:link rel="alternate" hreflang="${name}" href="${x(to)}"/>`;
  const alternates = all.map((one) => alternate(one.locale, one.href)).join("") + alternate("x-default", all[0]?.href ?? href);
  return `<url><loc>${x(href)}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ""}${alternates}</url>`;
}
