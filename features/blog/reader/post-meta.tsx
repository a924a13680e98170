import type { Locale } from "#content/locales.ts";
import type { PostCardView } from "#features/blog/rules/blog.contract.ts";
import { authorName, postDate } from "#features/blog/rules/blog-words.ts";
import { m } from "#platform/paraglide/messages.js";

/** Day, reading time, who signs, their team; and the language, where it is not the reader's. */
export function PostMeta({ post, reader, author = true }: { post: PostCardView; reader: Locale; author?: boolean }) {
  return (
    <p className="post-meta">
      <time dateTime={post.published_at}>{postDate(post.published_at, reader)}</time>
      <span>{m.blog_minutes({ minutes: String(post.reading_minutes) })}</span>
      {post.byline ? <span className="post-writer">{post.byline[reader]}</span> : null}
      {author ? <span>{authorName(post.author)}</span> : null}
      {post.locale === reader ? null : (
        <span className="post-language">{{ en: m.blog_in_english, ko: m.blog_in_korean }[post.locale]()}</span>
      )}
    </p>
  );
}
