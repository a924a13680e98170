// What a list of posts shows, in words, and how each choice is taken off by itself.
import { Link } from "react-router";
import { tagName } from "#features/blog/rules/blog-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { type PostsChosen, postsAddress } from "./posts-address.ts";

export function PostsFound({ tag, q, total }: PostsChosen & { total: number }) {
  const words = total > 0 ? foundWords(total, tag, q) : null;
  const both = tag && q;
  if (!words && !both) return null;
  return (
    <p className="cluster blog-found">
      {words ? <span>{words}</span> : null}
      {both ? (
        <>
          <Link to={postsAddress({ q })} className="link-underline">
            {m.blog_drop_tag({ tag: tagName(tag) })}
          </Link>
          <Link to={postsAddress({ tag })} className="link-underline">
            {m.blog_drop_search()}
          </Link>
        </>
      ) : null}
    </p>
  );
}

export function NoPosts({ tag, q }: PostsChosen) {
  if (!q) return <EmptyState heading={m.blog_none_yet()} />;
  return (
    <EmptyState
      heading={tag ? m.blog_none_found_in({ tag: tagName(tag), query: q }) : m.blog_none_found({ query: q })}
      action={<TextLink to="/blog">{m.blog_show_all()}</TextLink>}
    >
      <p>{m.blog_none_hint()}</p>
    </EmptyState>
  );
}

/** Of the page. What was searched for is not in it: it may be anything. */
export function searchTitle(tag: string | undefined): string {
  return tag ? `${m.blog_search()}, ${m.blog_tagged({ tag: tagName(tag) })}` : m.blog_search();
}

function foundWords(total: number, tag: string | undefined, q: string | undefined): string | null {
  if (!q) return tag ? m.blog_tagged({ tag: tagName(tag) }) : null;
  const [count, query] = [String(total), q];
  if (!tag) return total === 1 ? m.blog_found_one({ query }) : m.blog_found({ count, query });
  const named = { tag: tagName(tag), query };
  return total === 1 ? m.blog_found_in_one(named) : m.blog_found_in({ ...named, count });
}
