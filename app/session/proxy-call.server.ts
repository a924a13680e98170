// A declared call made for the browser: its request is handed on to the API as it arrives, with the token it does not hold, and the
// answer is handed back as it comes. The API decides who may, so this costs one look at the session.
import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import type { ApiCall } from "#platform/api/api-call.ts";
import { SessionEnded } from "./api-client.ts";

const sent = ["accept", "content-type", "content-length", "idempotency-key", "x-socket-id", "range", "if-range"];
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

type Input = { params: Record<string, string>; query: Record<string, string> };

export async function proxyCall(
  context: Readonly<RouterContextProvider>,
  request: Request,
  call: ApiCall,
  input: Partial<Input>,
): Promise<Response> {
  const reading = request.method === "GET" || request.method === "HEAD";
  try {
    const headers = picked(request.headers, sent);
    const answer = await context
      .get(apiContext)
      .fetch(call, { ...input, headers, signal: request.signal, stream: reading ? null : request.body } as never);
    return new Response(answer.body, { status: answer.status, headers: picked(answer.headers, answered) });
  } catch (error) {
    // The script or page says what it means for it; nobody is sent anywhere.
    if (error instanceof SessionEnded) return callFailure(401, "unauthenticated");
    throw error;
  }
}

export function callFailure(status: number, code: string): Response {
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
