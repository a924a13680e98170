import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import { tagName } from "./blog-words.ts";

/** What a post is filed under, each a link to its list. */
export function PostTags({ tags, reader }: { tags: readonly string[]; reader: Locale }) {
  return (
    <ul className="blog-tags" lang={reader} aria-label={m.blog_tags()}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/blog?tag=${tag}`}>{tagName(tag)}</Link>
        </li>
      ))}
    </ul>
  );
}
