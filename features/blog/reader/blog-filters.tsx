import "./blog-filters.css";
import { Search } from "lucide-react";
import { Link } from "react-router";
import type { TagCount } from "#features/blog/rules/blog.contract.ts";
import { tagName } from "#features/blog/rules/blog-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { postsAddress } from "./posts-address.ts";

type BlogFiltersProps = { tags: readonly TagCount[]; tag: string | undefined; q: string | undefined };

/** Tags are links, the search is a plain form: both are addresses that can be shared, and choosing one keeps the other. */
export function BlogFilters({ tags, tag, q }: BlogFiltersProps) {
  const shown = tags.slice(0, 14);
  return (
    <div className="cluster blog-filters">
      <nav className="scroll-hint" aria-label={m.blog_tags()}>
        <ul>
          <li>
            <Link to="/blog" aria-current={!tag && !q ? "page" : undefined}>
              {m.blog_all()}
            </Link>
          </li>
          {shown.map((entry) => (
            <li key={entry.tag}>
              <Link to={postsAddress({ tag: entry.tag, q })} aria-current={entry.tag === tag ? "page" : undefined}>
                {tagName(entry.tag)} {/* How many there are, not how many are found. */}
                {q ? null : <small>{entry.posts}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form action="/blog" method="get">
          <label className="vh" htmlFor="blog-q">
            {m.blog_search()}
          </label>
          <Search size={17} aria-hidden="true" />
          {tag ? <input type="hidden" name="tag" value={tag} /> : null}
          <input
            id="blog-q"
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            placeholder={m.blog_search()}
            maxLength={80}
            autoComplete="off"
          />
        </form>
      </search>
    </div>
  );
}
