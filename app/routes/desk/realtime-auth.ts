// The browser asks for the signature of its channels here: the session cookie becomes the token the API knows.
import { passOn } from "#app/session/pass-on.server.ts";
import type { Route } from "./+types/realtime-auth";

export async function action({ request, context }: Route.ActionArgs) {
  return passOn(context, request, "/realtime/auth");
}

/** Nothing to read here. */
export function loader() {
  return new Response(null, { status: 405 });
}
