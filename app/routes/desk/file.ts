// GET /files/{id}: the bytes as a download, to those who may see them.
import { proxyCall } from "#app/session/proxy-call.server.ts";
import { readFile } from "#features/files/files.contract.ts";
import type { Route } from "./+types/file";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const answer = await proxyCall(context, request, readFile, { params: { id: params.id } });
  if (answer.ok) return answer;
  // Somebody followed a link: a sentence, not JSON.
  const { message = "" } = (await answer.json().catch(() => ({}))) as { message?: string };
  const headers = new Headers(answer.headers);
  headers.set("content-type", "text/plain; charset=utf-8");
  headers.delete("content-length");
  return new Response(message, { status: answer.status, headers });
}
