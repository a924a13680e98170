// Every public address for search engines, with its languages. Posts name only the languages they are published in.
import { apiContext, requestContext } from "#app/context.ts";
import { locales } from "#content/locales.ts";
import { publicPaths } from "#content/pages.ts";
import type { SitemapItem } from "#features/blog/rules/blog.contract.ts";
import { blogPath } from "#features/blog/rules/blog-words.ts";
import type { Route } from "./+types/sitemap-xml";

type Entry = { path: string; languages: Partial<Record<string, string>>; changed?: string };

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const { data } = await context.get(apiContext).get<{ data: SitemapItem[] }>("/post-sitemap");
  const pages = publicPaths.map((path): Entry => ({ path, languages: { en: path, ko: path } }));
  const posts = data.flatMap(({ languages, updated_at }): Entry[] => {
    const paths = Object.fromEntries(Object.entries(languages).map(([locale, slug]) => [locale, blogPath(slug)]));
    // Each address once: two languages may share one.
    return [...new Set(Object.values(paths))].map((path) => ({ path, languages: paths, changed: updated_at }));
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${[...pages, ...posts].map((entry) => url(origin, entry)).join("")}</urlset>\n`;
  return new Response(body, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-page-tags": "posts",
    },
  });
}

function url(origin: string, { path, languages, changed }: Entry): string {
  const alternates = locales
    .map((locale) =>
      languages[locale] ? `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${languages[locale]}?lang=${locale}"/>` : "",
    )
    .join("");
  return `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ""}${alternates}</url>`;
}
