// A feed in Atom and as JSON, whatever it is about. Texts are whole: who subscribes need not come here to read.
import { installation } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { escapeHtml as x } from "#features/blog/reader/feed-html.ts";

export type FeedEntry = {
  id: string;
  /** What it is, in its Atom id. */
  noun: "post" | "incident";
  locale: Locale;
  url: string;
  title: string;
  summary: string;
  html: string;
  published: string;
  updated: string;
  author: string;
  tags: readonly string[];
};

export type Feed = { locale: Locale; title: string; description: string; home: string; self: string; items: readonly FeedEntry[] };

/** `tags`: what drops it from the page cache. */
export function feedAnswer(type: string, text: string, tags: readonly string[]): Response {
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-page-tags": tags.join(","),
    },
  });
}

export function atom({ title, description, home, self, locale, items }: Feed): string {
  const newest = items.map(({ updated }) => updated).sort();
  const entries = items.map(
    (item) =>
      `<entry><title>${x(item.title)}</title><id>${x(`urn:${installation.slug}:${item.noun}:${item.id}:${item.locale}`)}</id><link href="${x(item.url)}"/>` +
      `<published>${item.published}</published><updated>${item.updated}</updated><author><name>${x(item.author)}</name></author>` +
      `${item.tags.map((tag) => `<category term="${x(tag)}"/>`).join("")}` +
      `<summary>${x(item.summary)}</summary><content type="html">${x(item.html)}</content></entry>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"><title>${x(title)}</title>` +
    `<subtitle>${x(description)}</subtitle><id>${x(home)}</id><link href="${x(home)}"/><link rel="self" href="${x(self)}"/>` +
    `<updated>${newest.at(-1) ?? "1970-01-01T00:00:00.000Z"}</updated>${entries.join("")}</feed>\n`
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
      date_published: item.published,
      date_modified: item.updated,
      authors: [{ name: item.author }],
      tags: item.tags,
      language: item.locale,
    })),
  });
}
