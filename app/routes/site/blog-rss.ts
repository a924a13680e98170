import { feedTags, loadFeed, rss } from "#app/site/blog-feed.server.ts";
import { feedAnswer } from "#app/site/feed.server.ts";
import type { Route } from "./+types/blog-rss";

export async function loader({ context }: Route.LoaderArgs) {
  const feed = await loadFeed(context, "/blog/feed.xml");
  return feedAnswer("application/rss+xml", rss(feed), feedTags(feed));
}
