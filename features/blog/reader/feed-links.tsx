import "./feed-links.css";
import { Rss } from "lucide-react";
import type { Locale } from "#content/locales.ts";
import { feeds } from "#features/blog/rules/feeds.ts";
import { linkOf, type Site } from "#platform/i18n/site-addresses.ts";
import { m } from "#platform/paraglide/messages.js";

/** For the head of a page: readers find the feeds by the page's own address. */
export function feedMeta(site: Site, locale: Locale) {
  return feeds.map(({ path, name, type }) => ({
    tagName: "link" as const,
    rel: "alternate",
    type,
    title: name,
    href: linkOf(site, locale, path),
  }));
}

export function FeedLinks({ site, locale }: { site: Site; locale: Locale }) {
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
            <a href={linkOf(site, locale, path)} type={type}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
