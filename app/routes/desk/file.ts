// GET /files/{id}: the bytes as a download, to those who may see them. DELETE takes a file off a form that has not been sent.
import { passOn } from "#app/session/pass-on.server.ts";
import type { Route } from "./+types/file";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const answer = await passOn(context, request, `/files/${encodeURIComponent(params.id)}`);
  if (answer.ok) return answer;
  // Somebody followed a link: a sentence, not JSON.
  const { message = "" } = (await answer.json().catch(() => ({}))) as { message?: string };
  const headers = new Headers(answer.headers);
  headers.set("content-type", "text/plain; charset=utf-8");
  headers.delete("content-length");
  return new Response(message, { status: answer.status, headers });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== "DELETE") return new Response(null, { status: 405 });
  return passOn(context, request, `/files/${encodeURIComponent(params.id)}`);
}
