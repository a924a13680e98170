// A picture of an attached image, drawn anew by the server.
import { proxyCall } from "#app/session/proxy-call.server.ts";
import { readFilePreview } from "#features/files/files.contract.ts";
import type { Route } from "./+types/file-preview";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return proxyCall(context, request, readFilePreview, { params: { id: params.id } });
}
