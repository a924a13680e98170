// The figures of the rail and the views, asked for again while the console is open.
import { loadCounts } from "#app/staff/load-counts.server.ts";
import type { Route } from "./+types/counts";

export function loader({ context }: Route.LoaderArgs) {
  return loadCounts(context);
}
