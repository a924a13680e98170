// The ZIP of an export, handed through with the customer's own session.
import { apiContext } from "#app/context.ts";
import type { Route } from "./+types/export-download";

export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).download(`/user/export/${encodeURIComponent(params.id)}/file`);
  return new Response(answer.body, { headers: answer.headers });
}
