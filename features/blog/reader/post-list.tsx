import "./post-list.css";
import { Link } from "react-router";
import { keepUnits } from "#content/keep-units.ts";
import { inLanguage } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import type { PostCardView } from "#features/blog/rules/blog.contract.ts";
import { blogPath } from "#features/blog/rules/blog-words.ts";
import { coverFamily } from "#features/blog/rules/cover-shapes.ts";
import { CoverDrawing } from "./cover-drawing.tsx";
import { PostMeta } from "./post-meta.tsx";
import { PostTags } from "./post-tags.tsx";

type PostListProps = { posts: readonly PostCardView[]; reader: Locale; lead?: boolean; q?: string | undefined };

/** `lead`: the newest stands over the whole width. */
export function PostList({ posts, reader, lead = false, q }: PostListProps) {
  return (
    <ul className={lead ? "blog-list blog-list-lead" : "blog-list"}>
      {posts.map((post) => (
        <li key={post.id} data-family={coverFamily[post.cover]}>
          <article className="blog-card" {...inLanguage(post.locale)}>
            <CoverDrawing cover={post.cover} />
            <div>
              <PostMeta post={post} reader={reader} author={false} />
              <h2>
                <Link to={blogPath(post.slug)} viewTransition>
                  {keepUnits(post.title)}
                </Link>
              </h2>
              <p className="blog-summary">{keepUnits(post.summary)}</p>
              <PostTags tags={post.tags} reader={reader} q={q} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
