// The ZIP of an export, handed through with the customer's own session.
import { apiContext } from "#app/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Route } from "./+types/export-download";

export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).raw(`/user/export/${encodeURIComponent(params.id)}/file`);
  if (!answer.ok) throw new AppError("not_found");
  return new Response(answer.body, { headers: answer.headers });
}
