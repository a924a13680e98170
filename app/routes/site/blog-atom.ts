import { atom, feedAnswer, loadFeed } from "#app/site/blog-feed.server.ts";
import type { Route } from "./+types/blog-atom";

export async function loader({ context }: Route.LoaderArgs) {
  const feed = await loadFeed(context, "/blog/atom.xml");
  return feedAnswer(feed, "application/atom+xml", atom(feed));
}
