import { feedAnswer, loadFeed, rss } from "#app/site/blog-feed.server.ts";
import type { Route } from "./+types/blog-rss";

export async function loader({ context }: Route.LoaderArgs) {
  const feed = await loadFeed(context, "/blog/feed.xml");
  return feedAnswer(feed, "application/rss+xml", rss(feed));
}
