import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { tagName } from "#features/blog/rules/blog-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { postsAddress } from "./posts-address.ts";

/** `q`: what the list was searched for, which its tags keep. */
type PostTagsProps = { tags: readonly string[]; reader: Locale; q?: string | undefined };

/** What a post is filed under, each a link to its list. */
export function PostTags({ tags, reader, q }: PostTagsProps) {
  return (
    <ul className="blog-tags" lang={reader} aria-label={m.blog_tags()}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={postsAddress({ tag, q })}>{tagName(tag)}</Link>
        </li>
      ))}
    </ul>
  );
}
