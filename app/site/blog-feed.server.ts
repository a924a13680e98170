// The newest posts of one language for feed readers, in three forms. Texts are whole: who subscribes need not come here to read.
import type { RouterContextProvider } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { brand } from "#content/brand.ts";
import { page as en } from "#content/en/blog.ts";
import { page as ko } from "#content/ko/blog.ts";
import type { Locale } from "#content/locales.ts";
import { feedHtml, escapeHtml as x } from "#features/blog/reader/feed-html.ts";
import { type FeedItem, readPostFeed } from "#features/blog/rules/blog.contract.ts";
import { blogPath, signature } from "#features/blog/rules/blog-words.ts";
import { addressOf, originOf } from "#platform/i18n/site-addresses.ts";

export type Feed = { locale: Locale; title: string; description: string; home: string; self: string; items: Entry[] };
type Entry = FeedItem & { url: string; html: string; signed: string };

export async function loadFeed(context: Readonly<RouterContextProvider>, path: string): Promise<Feed> {
  const { locale, site } = context.get(requestContext);
  const { data } = await context.get(apiContext).call(readPostFeed, { query: { lang: locale } });
  const words = { en, ko }[locale];
  return {
    locale,
    title: `${brand.name[locale]} ${words.title}`,
    description: words.description,
    home: addressOf(site, locale, "/blog"),
    self: addressOf(site, locale, path),
    items: data.map((item) => ({
      ...item,
      url: addressOf(site, item.locale, blogPath(item.slug)),
      html: feedHtml(item.body, originOf(site, locale)),
      signed: signature(item, locale),
    })),
  };
}

export function feedAnswer(feed: Feed, type: string, text: string): Response {
  const tags = ["posts", ...feed.items.map(({ id }) => `post:${id}`)];
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-page-tags": tags.join(","),
    },
  });
}

export function rss({ title, description, home, self, locale, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<item><title>${x(item.title)}</title><link>${x(item.url)}</link><guid isPermaLink="false">${x(`${item.id}/${item.locale}`)}</guid>` +
      `<pubDate>${new Date(item.published_at).toUTCString()}</pubDate><dc:creator>${x(item.signed)}</dc:creator>` +
      `${item.tags.map((tag) => `<category>${x(tag)}</category>`).join("")}` +
      `<description>${x(item.summary)}</description><content:encoded>${x(item.html)}</content:encoded></item>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
    `<title>${x(title)}</title><link>${x(home)}</link><description>${x(description)}</description><language>${locale}</language>` +
    `<atom:link href="${x(self)}" rel="self" type="application/rss+xml"/>${entries.join("")}</channel></rss>\n`
  );
}

export function atom({ title, description, home, self, locale, items }: Feed): string {
  const newest =
    items
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1) ?? "1970-01-01T00:00:00.000Z";
  const entries = items.map(
    (item) =>
      `<entry><title>${x(item.title)}</title><id>${x(`urn:aranode:post:${item.id}:${item.locale}`)}</id><link href="${x(item.url)}"/>` +
      `<published>${item.published_at}</published><updated>${item.updated_at}</updated><author><name>${x(item.signed)}</name></author>` +
      `${item.tags.map((tag) => `<category term="${x(tag)}"/>`).join("")}` +
      `<summary>${x(item.summary)}</summary><content type="html">${x(item.html)}</content></entry>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"><title>${x(title)}</title>` +
    `<subtitle>${x(description)}</subtitle><id>${x(home)}</id><link href="${x(home)}"/><link rel="self" href="${x(self)}"/>` +
    `<updated>${newest}</updated>${entries.join("")}</feed>\n`
  );
}

export function jsonFeed({ title, description, home, self, locale, items }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language: locale,
    items: items.map((item) => ({
      id: `${item.id}/${item.locale}`,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.published_at,
      date_modified: item.updated_at,
      authors: [{ name: item.signed }],
      tags: item.tags,
      language: item.locale,
    })),
  });
}
