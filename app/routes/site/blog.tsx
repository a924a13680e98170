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
import { postsAddress } from "#features/blog/reader/posts-address.ts";
import { NoPosts, PostsFound, searchTitle } from "#features/blog/reader/posts-found.tsx";
import { listPosts } from "#features/blog/rules/blog.contract.ts";
import { tagName } from "#features/blog/rules/blog-words.ts";
import { tagPattern } from "#features/blog/rules/post-kinds.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { Pagination } from "#ui/pagination.tsx";
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

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadPage<typeof page>(context, "/blog");
  const chosen = choices(request);
  const list = await context.get(apiContext).call(listPosts, { query: { lang: loaded.locale, ...chosen } });
  // A tag without posts or a page beyond the last is no page: it is neither stored nor indexed. A search that finds nothing says so.
  if ((chosen.tag && !chosen.q && list.total === 0) || (chosen.page > 1 && list.data.length === 0)) throw new AppError("not_found");
  const address = postsAddress(chosen);
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
    chosen.q ? searchTitle(chosen.tag) : chosen.tag ? m.blog_tagged({ tag: tagName(chosen.tag) }) : words.title,
    ...(chosen.page > 1 ? [m.blog_page_of({ page: String(chosen.page), pages: String(list.pages) })] : []),
  ];
  const titled = pageMeta({ loaderData: { ...loaderData, words: { ...words, title: parts.join(", ") } } });
  return chosen.q ? [...titled, { name: "robots", content: "noindex" }] : [...titled, ...feedMeta(loaderData.site, loaderData.locale)];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { words, locale, site, list, chosen } = loaderData;
  const { tag, q, page: number } = chosen;
  return (
    <SitePage page={loaderData}>
      <PageTitle h1={words.hero.h1} lead={words.hero.lead} />
      <div className="wrap page-end">
        <BlogFilters tags={list.tags} tag={tag} q={q} />
        <PostsFound tag={tag} q={q} total={list.total} />
        <div className="apart-wide">
          {list.data.length > 0 ? (
            <PostList posts={list.data} reader={locale} lead={!tag && !q && number === 1} q={q} />
          ) : (
            <NoPosts tag={tag} q={q} />
          )}
        </div>
        <div className="apart-wide">
          <Pagination
            page={number}
            pages={list.pages}
            href={(target) => postsAddress({ tag, q, page: target })}
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
