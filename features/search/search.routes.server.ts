import { searchPosts } from "#features/blog/server/public-posts.server.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import { searchQuery } from "./search.contract.ts";
import { searchSite, withPosts } from "./search.server.ts";

export function searchRoutes(router: ApiRouter) {
  oldEndpoint(
    router,
    {
      method: "get",
      path: "/search",
      access: "public",
      tag: "Search",
      summary: "Pages, questions and published posts that match, best first",
      query: searchQuery,
      limit: { name: "search", points: 120, seconds: 60 },
    },
    async ({ db, query, locale }) => {
      const language = query.lang ?? locale;
      if (!query.q) return { data: [] };
      return { data: withPosts(searchSite(query.q, language), await searchPosts(db, language, query.q, 5)) };
    },
  );
}
