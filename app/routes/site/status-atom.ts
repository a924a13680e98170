import { loadStatusFeed, statusAtom, statusFeedAnswer } from "#app/site/status-feed.server.ts";
import type { Route } from "./+types/status-atom";

export async function loader({ context }: Route.LoaderArgs) {
  return statusFeedAnswer("application/atom+xml", statusAtom(await loadStatusFeed(context, "/status/atom.xml")));
}
