// What the browser's realtime client is created with: it connects to the host the page came from.
import { apiContext, requestContext } from "#app/context.ts";
import { readRealtimeSettings } from "#features/realtime/realtime.contract.ts";
import type { Route } from "./+types/realtime";

export async function loader({ context }: Route.LoaderArgs) {
  const page = `${context.get(requestContext).here}/`;
  return Response.json(await context.get(apiContext).call(readRealtimeSettings, { query: { page } }));
}
