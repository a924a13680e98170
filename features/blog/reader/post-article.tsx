// A whole post: head, contents, body, what comes around it. Used by the public page and by the editors' preview.
import "./post-article.css";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { keepUnits } from "#content/keep-units.ts";
import { inLanguage } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import type { PostCardView, PostView } from "#features/blog/rules/blog.contract.ts";
import { blogPath, postDate } from "#features/blog/rules/blog-words.ts";
import { coverFamily } from "#features/blog/rules/cover-shapes.ts";
import { postHeadings } from "#features/blog/rules/post-text.ts";
import { m } from "#platform/paraglide/messages.js";
import { Chart } from "#ui/page/chart.tsx";
import { CoverDrawing } from "./cover-drawing.tsx";
import { PostBody } from "./post-body.tsx";
import { PostContents } from "./post-contents.tsx";
import { PostList } from "./post-list.tsx";
import { PostMeta } from "./post-meta.tsx";
import { PostTags } from "./post-tags.tsx";
import { SharePost } from "./share-post.tsx";

/** Without an address of its own there is nothing to pass on yet. */
type PostArticleProps = { post: PostView; reader: Locale; url: string | null; notice?: ReactNode; showProblems?: boolean };

export function PostArticle({ post, reader, url, notice, showProblems }: PostArticleProps) {
  const headings = useMemo(() => postHeadings(post.body), [post.body]);
  const changed = post.updated_at.slice(0, 10) > post.published_at.slice(0, 10);
  return (
    <article className="post" data-family={coverFamily[post.cover]}>
      <header className="wrap post-head">
        <div lang={post.locale}>
          <div lang={reader}>
            <PostMeta post={post} reader={reader} />
          </div>
          <h1 {...inLanguage(post.locale)}>{keepUnits(post.title)}</h1>
          <p className="lead">{keepUnits(post.summary)}</p>
          <PostTags tags={post.tags} reader={reader} />
        </div>
        <Chart className="post-cover">
          <CoverDrawing cover={post.cover} />
        </Chart>
      </header>
      {post.locale === reader ? null : <OtherLanguage post={post} />}
      {notice}
      <div className="wrap post-sheet">
        <div className="post-side">
          <PostContents headings={headings} />
          {url ? <SharePost url={url} title={post.title} /> : null}
        </div>
        <div {...inLanguage(post.locale)}>
          <PostBody body={post.body} locale={post.locale} code={post.code} showProblems={showProblems ?? false} />
          {changed ? (
            <p className="post-changed" lang={reader}>
              {m.blog_updated({ date: postDate(post.updated_at, reader) })}
            </p>
          ) : null}
        </div>
      </div>
      <Around previous={post.previous} next={post.next} reader={reader} />
      {post.related.length > 0 ? (
        <section className="wrap post-related no-print" aria-labelledby="related">
          <h2 id="related">{m.blog_related()}</h2>
          <PostList posts={post.related} reader={reader} />
        </section>
      ) : null}
    </article>
  );
}

/** The text is not there in the reader's language, and the page says so. */
function OtherLanguage({ post }: { post: PostView }) {
  return (
    <div className="wrap">
      <p className="post-other-language" role="note">
        {{ en: m.blog_only_english, ko: m.blog_only_korean }[post.locale]()}
      </p>
    </div>
  );
}

type AroundProps = { previous: PostCardView | null; next: PostCardView | null; reader: Locale };

function Around({ previous, next, reader }: AroundProps) {
  if (!previous && !next) return null;
  const link = (post: PostCardView, word: string, rel: "prev" | "next") => (
    <Link to={blogPath(post.slug)} rel={rel} data-side={rel}>
      <span>{word}</span>
      <b lang={post.locale === reader ? undefined : post.locale}>{post.title}</b>
    </Link>
  );
  return (
    <nav className="wrap post-around" aria-label={m.blog_around()}>
      {previous ? link(previous, m.blog_previous(), "prev") : <span />}
      {next ? link(next, m.blog_next(), "next") : <span />}
    </nav>
  );
}
