// GET /files/{id}: the bytes as a download, to those who may see them.
import { proxyCall } from "#app/session/proxy-call.server.ts";
import { readFile } from "#features/files/files.contract.ts";
import type { Route } from "./+types/file";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return proxyCall(context, request, readFile, { params: { id: params.id } });
}
