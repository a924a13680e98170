// The newest published posts for public pages. A site without posts, or whose API does not answer, simply shows none.
import type { ApiClient } from "#app/session/api-client.ts";
import type { Locale } from "#content/locales.ts";
import type { PostCard } from "#features/site-home/latest-posts.tsx";

type ApiPost = { slug?: unknown; title?: unknown; summary?: unknown; excerpt?: unknown; published_at?: unknown; reading_minutes?: unknown };

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export async function latestPosts(api: ApiClient, locale: Locale, count: number): Promise<PostCard[]> {
  const format = new Intl.DateTimeFormat(locale === "ko" ? "ko-KR" : "en-GB", { dateStyle: "long", timeZone: "Asia/Seoul" });
  try {
    const { data } = await api.get<{ data: ApiPost[] }>(`/posts?limit=${count}&lang=${locale}`);
    return data
      .filter((post) => text(post.slug) && text(post.title))
      .map((post) => {
        const date = text(post.published_at);
        return {
          slug: text(post.slug),
          title: text(post.title),
          summary: text(post.summary) || text(post.excerpt),
          date,
          dateText: date ? format.format(new Date(date)) : "",
          minutes: Number(post.reading_minutes) || 0,
        };
      });
  } catch {
    return [];
  }
}
