import type { LiveValues } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import { searchPosts } from "#features/blog/server/public-posts.server.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { searchEverything } from "./search.contract.ts";
import { searchSite, withPosts } from "./search.server.ts";

type SearchServices = { settings: { live: (locale: Locale) => LiveValues } };

export function searchRoutes(router: ApiRouter, { settings }: SearchServices) {
  endpoint(router, searchEverything, async ({ db, query, locale }) => {
    const language = query.lang ?? locale;
    if (!query.q) return { data: [] };
    return { data: withPosts(await searchSite(query.q, language, settings.live(language)), await searchPosts(db, language, query.q, 5)) };
  });
}
