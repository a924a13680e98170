// The ZIP of an export, handed through with the customer's own session.
import { apiContext } from "#app/context.ts";
import { leadToConfirm } from "#app/forms/fresh-factor.server.ts";
import { downloadExport } from "#features/accounts/rules/user.contract.ts";
import type { Route } from "./+types/export-download";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const asked = context.get(apiContext).call(downloadExport, { params: { id: params.id } });
  const answer = await asked.catch((error) => leadToConfirm(error, context, url.pathname));
  return new Response(answer.body, { headers: answer.headers });
}
