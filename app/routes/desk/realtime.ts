// What the browser's realtime client is created with; the address of the page decides host and port while none is configured.
import { apiContext, requestContext } from "#app/context.ts";
import type { Route } from "./+types/realtime";

export async function loader({ context }: Route.LoaderArgs) {
  const page = `${context.get(requestContext).origin}/`;
  return Response.json(await context.get(apiContext).get(`/realtime?page=${encodeURIComponent(page)}`));
}
