// The newest published posts for public pages. A site without posts, or whose API does not answer, simply shows none.

import type { ApiClient } from "#app/session/api-client.ts";
import type { Locale } from "#content/locales.ts";
import { listPosts } from "#features/blog/rules/blog.contract.ts";
import type { PostCard } from "#features/site-home/latest-posts.still.tsx";
import { formatDate } from "#platform/i18n/format.ts";

export async function latestPosts(api: ApiClient, locale: Locale, count: number): Promise<PostCard[]> {
  try {
    const { data } = await api.call(listPosts, { query: { limit: count, lang: locale } });
    return data.map(({ slug, title, summary, published_at: date, reading_minutes: minutes }) => ({
      slug,
      title,
      summary,
      date,
      dateText: formatDate(date, locale),
      minutes,
    }));
  } catch {
    return [];
  }
}
