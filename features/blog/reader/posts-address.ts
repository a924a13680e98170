/** What a list of posts shows. Each part holds by itself: choosing another leaves the rest as it is. */
export type PostsChosen = { tag?: string | undefined; q?: string | undefined; page?: number };

/** The one address of a list of posts. */
export function postsAddress({ tag, q, page = 1 }: PostsChosen): string {
  const params = new URLSearchParams();
  if (tag) params.set("tag", tag);
  if (q) params.set("q", q);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/blog?${params}` : "/blog";
}
