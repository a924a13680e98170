import "./feed-links.css";
import { Rss } from "lucide-react";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";

export const feeds = [
  { path: "/blog/feed.xml", name: "RSS", type: "application/rss+xml" },
  { path: "/blog/atom.xml", name: "Atom", type: "application/atom+xml" },
  { path: "/blog/feed.json", name: "JSON Feed", type: "application/feed+json" },
] as const;

/** For the head of a page: readers find the feeds by the page's own address. */
export function feedMeta(locale: Locale) {
  return feeds.map(({ path, name, type }) => ({
    tagName: "link" as const,
    rel: "alternate",
    type,
    title: name,
    href: `${path}?lang=${locale}`,
  }));
}

export function FeedLinks({ locale }: { locale: Locale }) {
  return (
    <aside className="feeds no-print">
      <p>
        <Rss size={18} aria-hidden="true" />
        <b>{m.blog_feeds()}</b>
        <span>{m.blog_feed_note()}</span>
      </p>
      <ul>
        {feeds.map(({ path, name, type }) => (
          <li key={path}>
            <a href={`${path}?lang=${locale}`} type={type}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
