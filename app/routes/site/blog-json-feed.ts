import { feedTags, loadFeed } from "#app/site/blog-feed.server.ts";
import { feedAnswer, jsonFeed } from "#app/site/feed.server.ts";
import type { Route } from "./+types/blog-json-feed";

export async function loader({ context }: Route.LoaderArgs) {
  const feed = await loadFeed(context, "/blog/feed.json");
  return feedAnswer("application/feed+json", jsonFeed(feed), feedTags(feed));
}
