import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/blog.ts";
import { forEveryLocale } from "#content/locales.ts";
import { BlogFilters } from "#features/blog/reader/blog-filters.tsx";
import { FeedLinks, feedMeta } from "#features/blog/reader/feed-links.tsx";
import { PostList } from "#features/blog/reader/post-list.tsx";
import { listPosts } from "#features/blog/rules/blog.contract.ts";
import { tagName } from "#features/blog/rules/blog-words.ts";
import { tagPattern } from "#features/blog/rules/post-kinds.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/blog";

/** The same reading of the address as the page cache's (server/pages/page-cache/page-key.ts): what does not fit is not there. */
function choices(request: Request) {
  const params = new URL(request.url).searchParams;
  const tag = params.get("tag") ?? "";
  const page = params.get("page") ?? "";
  return {
    tag: tagPattern.test(tag) ? tag : undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    q: params.get("q")?.trim().slice(0, 80) || undefined,
  };
}

function addressOf({ tag, q, page }: { tag?: string | undefined; q?: string | undefined; page: number }): string {
  const params = new URLSearchParams();
  if (tag) params.set("tag", tag);
  if (q) params.set("q", q);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/blog?${params}` : "/blog";
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadPage<typeof page>(context, "/blog");
  const chosen = choices(request);
  const list = await context.get(apiContext).call(listPosts, { query: { lang: loaded.locale, ...chosen } });
  // A tag without posts or a page beyond the last is no page: it is neither stored nor indexed.
  if ((chosen.tag && list.total === 0) || (chosen.page > 1 && list.data.length === 0)) throw new AppError("not_found");
  const address = addressOf(chosen);
  return data({ ...loaded, list, chosen, addresses: forEveryLocale(() => address) }, { headers: { "x-page-tags": "posts" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  const plain = pageMeta(args);
  if (!loaderData) return plain;
  const { chosen, list, words } = loaderData;
  const parts = [
    chosen.q ? m.blog_search() : chosen.tag ? m.blog_tagged({ tag: tagName(chosen.tag) }) : words.title,
    ...(chosen.page > 1 ? [m.blog_page_of({ page: String(chosen.page), pages: String(list.pages) })] : []),
  ];
  const titled = pageMeta({ loaderData: { ...loaderData, words: { ...words, title: parts.join(", ") } } });
  return chosen.q ? [...titled, { name: "robots", content: "noindex" }] : [...titled, ...feedMeta(loaderData.site, loaderData.locale)];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { words, locale, site, list, chosen } = loaderData;
  const { tag, q, page: number } = chosen;
  const heading = q ? foundWords(list.total, q) : tag ? m.blog_tagged({ tag: tagName(tag) }) : null;
  return (
    <SitePage page={loaderData}>
      <PageTitle h1={words.hero.h1} lead={words.hero.lead} />
      <div className="wrap page-end">
        <BlogFilters tags={list.tags} tag={tag} q={q} />
        {heading && list.total > 0 ? <p className="blog-found">{heading}</p> : null}
        <div className="apart-wide">
          {list.data.length > 0 ? (
            <PostList posts={list.data} reader={locale} lead={!tag && !q && number === 1} />
          ) : (
            <EmptyState
              heading={q ? m.blog_none_found({ query: q }) : m.blog_none_yet()}
              action={q ? <TextLink to="/blog">{m.blog_show_all()}</TextLink> : undefined}
            >
              {q ? <p>{m.blog_none_hint()}</p> : null}
            </EmptyState>
          )}
        </div>
        <div className="apart-wide">
          <Pagination
            page={number}
            pages={list.pages}
            href={(target) => addressOf({ tag, q, page: target })}
            words={{
              label: m.blog_pages(),
              previous: m.blog_newer(),
              next: m.blog_older(),
              page: (target) => m.blog_page({ page: String(target) }),
            }}
          />
        </div>
        <FeedLinks site={site} locale={locale} />
      </div>
    </SitePage>
  );
}

function foundWords(count: number, query: string): string {
  return count === 1 ? m.blog_found_one({ query }) : m.blog_found({ count: String(count), query });
}
