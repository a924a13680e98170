// The newest posts of one language for feed readers, and their RSS; Atom and JSON are as for every feed (feed.server.ts).
import type { RouterContextProvider } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { brand } from "#content/brand.ts";
import { page as en } from "#content/en/blog.ts";
import { page as ko } from "#content/ko/blog.ts";
import { feedHtml, escapeHtml as x } from "#features/blog/reader/feed-html.ts";
import { readPostFeed } from "#features/blog/rules/blog.contract.ts";
import { blogPath, signature } from "#features/blog/rules/blog-words.ts";
import { addressOf, originOf } from "#platform/i18n/site-addresses.ts";
import type { Feed } from "./feed.server.ts";

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
      id: item.id,
      noun: "post",
      locale: item.locale,
      url: addressOf(site, item.locale, blogPath(item.slug)),
      title: item.title,
      summary: item.summary,
      html: feedHtml(item.body, originOf(site, locale)),
      published: item.published_at,
      updated: item.updated_at,
      author: signature(item, locale),
      tags: item.tags,
    })),
  };
}

/** Of the page cache: any post, and each of these. */
export const feedTags = (feed: Feed) => ["posts", ...feed.items.map(({ id }) => `post:${id}`)];

export function rss({ title, description, home, self, locale, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<item><title>${x(item.title)}</title><link>${x(item.url)}</link><guid isPermaLink="false">${x(`${item.id}/${item.locale}`)}</guid>` +
      `<pubDate>${new Date(item.published).toUTCString()}</pubDate><dc:creator>${x(item.author)}</dc:creator>` +
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
