import { feedAnswer, jsonFeed } from "#app/site/feed.server.ts";
import { loadStatusFeed } from "#app/site/status-feed.server.ts";
import type { Route } from "./+types/status-json-feed";

export async function loader({ context }: Route.LoaderArgs) {
  return feedAnswer("application/feed+json", jsonFeed(await loadStatusFeed(context, "/status/feed.json")), ["status"]);
}
