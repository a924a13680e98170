// A picture of an attached image, drawn anew by the server.
import { passOn } from "#app/session/pass-on.server.ts";
import type { Route } from "./+types/file-preview";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return passOn(context, request, `/files/${encodeURIComponent(params.id)}/preview`);
}
