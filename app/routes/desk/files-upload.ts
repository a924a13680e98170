// POST …/files?draft=: one file of a form, streamed to the API. Stands below both areas; the area's check says who may.
import { passOn } from "#app/session/pass-on.server.ts";
import type { Route } from "./+types/files-upload";

export async function action({ request, context }: Route.ActionArgs) {
  return passOn(context, request, `/files${new URL(request.url).search}`);
}

/** Nothing to read here. */
export function loader() {
  return new Response(null, { status: 405 });
}
