import "./latest-posts.css";
import { Link } from "react-router";
import { keepUnits } from "#content/keep-units.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { still } from "#ui/still.tsx";
import { TextLink } from "#ui/text-link.tsx";

export type PostCard = { slug: string; title: string; summary: string; date: string; dateText: string; minutes: number };
export type PostWords = { eyebrow: string; heading: string; all: string; minutes: string };

/** The three newest posts. */
export const LatestPosts = still("posts", ({ words, posts }: { words: PostWords; posts: readonly PostCard[] }) => {
  return (
    <Section id="posts">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} aside={<TextLink to="/blog">{words.all}</TextLink>} />
      <ul className="posts columns-late">
        {posts.map((post) => (
          <li key={post.slug}>
            <Link to={`/blog/${encodeURIComponent(post.slug)}`} viewTransition>
              <span className="posts-meta">
                <time dateTime={post.date}>{post.dateText}</time>
                {post.minutes > 0 ? <span>{fillLabel(words.minutes, { minutes: String(post.minutes) })}</span> : null}
              </span>
              <h3>{keepUnits(post.title)}</h3>
              <p>{keepUnits(post.summary)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
});
