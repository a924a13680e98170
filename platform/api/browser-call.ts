// A script of our own pages makes a declared call: through /call/{id}, where the site adds the token the browser never holds. Only the
// type of the declaration is needed here, so no schema travels to the browser.
import type { ApiCall, CallAnswer, CallInput } from "./api-call.ts";

type BrowserCall = ApiCall & { browser: true };
export type ReadingCall = BrowserCall & { method: "get" };
export type SendingCall = BrowserCall & { method: "post" | "put" | "patch" | "delete" };
type FailureAnswer = { message?: string; code?: string; errors?: Record<string, string[]>; data?: unknown };
type Options = { signal?: AbortSignal; headers?: Record<string, string>; keepalive?: boolean };

/** `status` decides whether trying again makes sense; 0: the server was not reached. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;
  /** What is wrong with which field. */
  readonly fields: Record<string, string>;
  /** What a conflict shows beside its message. */
  readonly data: unknown;
  constructor(status: number, answer: FailureAnswer | null = null) {
    super(answer?.message ?? "");
    this.status = status;
    this.code = answer?.code ?? "";
    this.data = answer?.data;
    this.fields = Object.fromEntries(Object.entries(answer?.errors ?? {}).map(([name, list]) => [name, list.join(" ")]));
  }
}

/** `readCall<typeof listChats>("listChats", { query })` */
export function readCall<C extends ReadingCall>(id: C["id"], input: CallInput<C>, options?: Options): Promise<CallAnswer<C>> {
  return make(id, "GET", input, options) as Promise<CallAnswer<C>>;
}

/** `sendCall<typeof postChatMessage>("postChatMessage", { params, body })` */
export function sendCall<C extends SendingCall>(id: C["id"], input: CallInput<C>, options?: Options): Promise<CallAnswer<C>> {
  return make(id, "POST", input, options) as Promise<CallAnswer<C>>;
}

/** The address of a call, for what is not fetch: an upload with progress, an image, a download. Parameters and query share it. */
export function callAddress<C extends BrowserCall>(id: C["id"], input: Omit<CallInput<C>, "body">): string {
  const { params, query } = input as { params?: object; query?: object };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...params, ...query })) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `/call/${id}?${search}` : `/call/${id}`;
}

async function make(
  id: string,
  method: "GET" | "POST",
  input: { params?: unknown; query?: unknown; body?: unknown },
  options: Options = {},
) {
  const headers = new Headers({ accept: "application/json", ...options.headers });
  if (input.body !== undefined) headers.set("content-type", "application/json");
  const { signal, keepalive } = options;
  const response = await fetch(callAddress(id, input as never), {
    method,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => null);
  if (!response.ok || answer === null) throw new CallFailed(response.ok ? 502 : response.status, answer);
  return answer;
}
