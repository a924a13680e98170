import { feedTags, loadFeed } from "#app/site/blog-feed.server.ts";
import { atom, feedAnswer } from "#app/site/feed.server.ts";
import type { Route } from "./+types/blog-atom";

export async function loader({ context }: Route.LoaderArgs) {
  const feed = await loadFeed(context, "/blog/atom.xml");
  return feedAnswer("application/atom+xml", atom(feed), feedTags(feed));
}
