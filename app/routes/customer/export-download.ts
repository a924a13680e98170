// The ZIP of an export, handed through with the customer's own session.
import { apiContext } from "#app/context.ts";
import { downloadExport } from "#features/accounts/rules/user.contract.ts";
import type { Route } from "./+types/export-download";

export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).call(downloadExport, { params: { id: params.id } });
  return new Response(answer.body, { headers: answer.headers });
}
