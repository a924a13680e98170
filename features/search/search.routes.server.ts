import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { searchQuery } from "./search.contract.ts";
import { searchSite } from "./search.server.ts";

export function searchRoutes(router: ApiRouter) {
  endpoint(
    router,
    {
      method: "get",
      path: "/search",
      access: "public",
      tag: "Search",
      summary: "Pages and questions that match, best first",
      query: searchQuery,
      limit: { name: "search", points: 120, seconds: 60 },
    },
    async ({ query, locale }) => ({ data: query.q ? searchSite(query.q, query.lang ?? locale) : [] }),
  );
}
