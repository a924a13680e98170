// "… is writing": passed on to the API, which tells the customer and the colleagues who look at the ticket.
import { passOn } from "#app/session/pass-on.server.ts";
import type { Route } from "./+types/ticket.typing";

export function action({ request, params, context }: Route.ActionArgs) {
  return passOn(context, request, `/staff/tickets/${encodeURIComponent(params.id)}/typing`);
}

/** Nothing to read here. */
export function loader() {
  return new Response(null, { status: 405 });
}
