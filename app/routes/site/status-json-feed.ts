import { loadStatusFeed, statusFeedAnswer, statusJsonFeed } from "#app/site/status-feed.server.ts";
import type { Route } from "./+types/status-json-feed";

export async function loader({ context }: Route.LoaderArgs) {
  return statusFeedAnswer("application/feed+json", statusJsonFeed(await loadStatusFeed(context, "/status/feed.json")));
}
