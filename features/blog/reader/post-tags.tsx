import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { tagName } from "#features/blog/rules/blog-words.ts";
import { m } from "#platform/paraglide/messages.js";

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
