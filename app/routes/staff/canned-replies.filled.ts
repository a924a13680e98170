// A canned reply filled in for a ticket, for the composer.
import { passOn } from "#app/session/pass-on.server.ts";
import type { Route } from "./+types/canned-replies.filled";

export function loader({ request, params, url, context }: Route.LoaderArgs) {
  return passOn(context, request, `/staff/canned-replies/${encodeURIComponent(params.id)}/filled${url.search}`);
}
