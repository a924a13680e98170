import { atom, feedAnswer } from "#app/site/feed.server.ts";
import { loadStatusFeed } from "#app/site/status-feed.server.ts";
import type { Route } from "./+types/status-atom";

export async function loader({ context }: Route.LoaderArgs) {
  return feedAnswer("application/atom+xml", atom(await loadStatusFeed(context, "/status/atom.xml")), ["status"]);
}
