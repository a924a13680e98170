import { searchPosts } from "#features/blog/server/public-posts.server.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { searchEverything } from "./search.contract.ts";
import { searchSite, withPosts } from "./search.server.ts";

export function searchRoutes(router: ApiRouter) {
  endpoint(router, searchEverything, async ({ db, query, locale }) => {
    const language = query.lang ?? locale;
    if (!query.q) return { data: [] };
    return { data: withPosts(await searchSite(query.q, language), await searchPosts(db, language, query.q, 5)) };
  });
}
