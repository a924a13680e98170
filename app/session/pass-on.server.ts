// A request of the browser handed on to the API as it is, and the answer handed back. For uploads, downloads and small calls of scripts:
// the browser never holds the token, so it cannot call the API itself.
import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";

type Context = Readonly<RouterContextProvider>;

const sent = ["content-type", "content-length", "idempotency-key", "x-socket-id", "range", "if-range"];
const answered = [
  "content-type",
  "content-length",
  "content-disposition",
  "content-range",
  "accept-ranges",
  "etag",
  "content-security-policy",
  "x-content-type-options",
  "cross-origin-resource-policy",
  "referrer-policy",
  "cache-control",
  "retry-after",
];

export async function passOn(context: Context, request: Request, path: string): Promise<Response> {
  const withBody = request.method !== "GET" && request.method !== "HEAD" && request.body !== null;
  const answer = await context.get(apiContext).raw(path, {
    method: request.method === "HEAD" ? "GET" : request.method,
    headers: picked(request.headers, sent),
    signal: request.signal,
    // A body that is still arriving is sent on while it arrives.
    ...(withBody ? { body: request.body, duplex: "half" } : {}),
  });
  return new Response(answer.body, { status: answer.status, headers: picked(answer.headers, answered) });
}

function picked(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}
