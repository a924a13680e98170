import "./feed-links.css";
import { Rss } from "lucide-react";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";

export const feeds = [
  { path: "/blog/feed.xml", name: "RSS", type: "application/rss+xml" },
  { path: "/blog/atom.xml", name: "Atom", type: "application/atom+xml" },
  { path: "/blog/feed.json", name: "JSON Feed", type: "application/feed+json" },
] as const;

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
