// POST …/typing: the customer is writing. May be lost.
import { passOn } from "#app/session/pass-on.server.ts";
import type { Route } from "./+types/ticket-typing";

export async function action({ request, params, context }: Route.ActionArgs) {
  return passOn(context, request, `/tickets/${encodeURIComponent(params.id)}/typing`);
}

/** Nothing to read here. */
export function loader() {
  return new Response(null, { status: 405 });
}
