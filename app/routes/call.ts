// /call/{id}: a script of our pages makes a declared call. Whatever the declaration marks for browsers is reachable and nothing else; the
// API decides who may, so this costs one look at the session. The body is handed on as it arrives.
import { apiContext, browserCallsContext } from "#app/context.ts";
import { SessionEnded } from "#app/session/api-client.ts";
import { paramNames } from "#platform/api/api-call.ts";
import type { Route } from "./+types/call";

const sent = ["accept", "content-type", "content-length", "idempotency-key", "x-socket-id", "range", "if-none-match"];
const answered = [
  "content-type",
  "content-length",
  "content-range",
  "content-disposition",
  "content-security-policy",
  "x-content-type-options",
  "cross-origin-resource-policy",
  "referrer-policy",
  "accept-ranges",
  "cache-control",
  "etag",
  "retry-after",
  "idempotency-replayed",
];

async function make({ request, params, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const call = context.get(browserCallsContext).get(params.id);
  const reading = request.method === "GET" || request.method === "HEAD";
  if (!call || (call.method === "get") !== reading) return failure(call ? 405 : 404, call ? "method_not_allowed" : "not_found");
  const names = new Set(paramNames(call.path));
  const given = [...new URL(request.url).searchParams];
  const input = {
    params: Object.fromEntries(given.filter(([name]) => names.has(name))),
    query: Object.fromEntries(given.filter(([name]) => !names.has(name))),
    headers: picked(request.headers, sent),
    signal: request.signal,
    stream: reading ? null : request.body,
  };
  try {
    const answer = await context.get(apiContext).fetch(call, input as never);
    return new Response(answer.body, { status: answer.status, headers: picked(answer.headers, answered) });
  } catch (error) {
    // The script says what it means for its page; nobody is sent anywhere.
    if (error instanceof SessionEnded) return failure(401, "unauthenticated");
    throw error;
  }
}

function failure(status: number, code: string): Response {
  return Response.json({ success: false, message: "", code }, { status });
}

function picked(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

export function loader(args: Route.LoaderArgs) {
  return make(args);
}

export function action(args: Route.ActionArgs) {
  return make(args);
}
