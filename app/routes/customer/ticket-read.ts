// POST …/read: everything up to a message has been seen.
import { passOn } from "#app/session/pass-on.server.ts";
import type { Route } from "./+types/ticket-read";

export async function action({ request, params, context }: Route.ActionArgs) {
  return passOn(context, request, `/tickets/${encodeURIComponent(params.id)}/read`);
}

/** Nothing to read here. */
export function loader() {
  return new Response(null, { status: 405 });
}
