// The page of the queue that is on screen, asked for again.
import { loadQueue } from "#app/staff/load-queue.server.ts";
import type { Route } from "./+types/tickets.live";

export function loader({ url, context }: Route.LoaderArgs) {
  return loadQueue(context, url);
}
