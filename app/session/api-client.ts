// The only way pages reach data. With API_BASE_URL it speaks HTTP; without, it hands the same Request to the API in this process.
import type { Locale } from "#content/locales.ts";
import { type ApiCall, addressOf, type CallAnswer, type CallInput, isBytes } from "#platform/api/api-call.ts";
import { type SessionEnd, sessionEndIn } from "#platform/api/session-end.ts";
import { type ErrorId, errorList, type FieldErrors } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";

export type ApiFailure = {
  status: number;
  message: string;
  code: ErrorId | "unknown";
  errors: FieldErrors;
  retryAfter: number | undefined;
  /** What a conflict shows beside its message. */
  data?: unknown;
};

/** A failed call. Form actions show it beside their fields; thrown on, it becomes the page's own status (server/pages/page-failures.ts). */
export class ApiError extends Error {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** A 401 although nobody was named: a session is needed. It carries no message; the middleware that sees it clears cookie and state. */
export class SessionEnded extends Error {
  constructor() {
    super("");
  }
}

export type ApiClient = {
  /** Makes a declared call: what goes in and what comes back is typed by the declaration. */
  call<C extends ApiCall>(call: C, ...input: Input<C>): Promise<CallAnswer<C>>;
  /** The same, answered as it came: downloads, uploads that are handed on, and callers that look at headers. A 401 still ends the session. */
  fetch<C extends ApiCall>(
    call: C,
    input: CallInput<C> & { headers?: HeadersInit; signal?: AbortSignal; stream?: ReadableStream | FormData | null },
  ): Promise<Response>;
  /** A call was answered 401: whatever token the visitor came with is dead. */
  readonly sessionEnded: boolean;
  /** Why, where the API knows it. */
  readonly sessionEnd: SessionEnd | null;
};

type Extra = { headers?: HeadersInit };
/** A call without input is made without one. */
type Input<C extends ApiCall> = Record<never, never> extends CallInput<C> ? [input?: CallInput<C> & Extra] : [input: CallInput<C> & Extra];

export type ApiClientOptions = {
  baseUrl: string;
  /** The API in this process; global fetch when the API is elsewhere. */
  fetch: (request: Request) => Promise<Response>;
  token: string | undefined;
  locale: Locale;
  /** The visitor's own address and browser, passed on so that limits and session lists see the visitor and not the site. */
  forwarded?: Record<string, string>;
};

export function createApiClient(options: ApiClientOptions): ApiClient {
  let token = options.token;
  let sessionEnded = false;
  let sessionEnd: SessionEnd | null = null;

  async function ask(path: string, init: RequestInit): Promise<Response> {
    const used = token;
    const response = await send(path, init, used);
    if (response.status !== 401) return response;
    sessionEnded = true;
    sessionEnd ??= sessionEndIn(response.headers);
    // A dead token is forgotten and the call made without it: what is open to everyone never asks for a log-in because of an old cookie,
    // and what a visitor typed is not lost to one. A body that was streamed is gone; only areas behind a log-in send such.
    if (token === used) token = undefined;
    if (used && !(init.body instanceof ReadableStream)) {
      const again = await send(path, init, undefined);
      if (again.status !== 401) return again;
    }
    throw new SessionEnded();
  }

  async function send(path: string, init: RequestInit, bearer: string | undefined): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("accept-language", options.locale);
    for (const [name, value] of Object.entries(options.forwarded ?? {})) headers.set(name, value);
    if (bearer) headers.set("authorization", `Bearer ${bearer}`);
    // No cookie ever goes along: the bearer header is the only credential. No timeout either: the caller decides.
    const request = new Request(options.baseUrl + path, { ...init, headers, credentials: "omit", redirect: "manual" });
    try {
      return await options.fetch(request);
    } catch (error) {
      // An API elsewhere that cannot be reached fails below HTTP. Everything else is our mistake and must be seen.
      if (!(error instanceof TypeError && error.message === "fetch failed")) throw error;
      const message = m.error_unavailable({}, { locale: options.locale });
      throw new ApiError({ status: 503, message, code: "unavailable", errors: {}, retryAfter: undefined });
    }
  }

  async function makeCall(call: ApiCall, input: LooseInput = {}): Promise<Response> {
    const headers = new Headers(input.headers);
    if (input.body !== undefined) headers.set("content-type", "application/json");
    const body = input.body === undefined ? (input.stream ?? undefined) : JSON.stringify(input.body);
    return ask(addressOf(call, input), {
      method: call.method.toUpperCase(),
      headers,
      ...(input.signal ? { signal: input.signal } : {}),
      // A body that is still arriving is sent on while it arrives.
      ...(body === undefined ? {} : { body, duplex: "half" }),
    } as RequestInit);
  }

  async function answered<C extends ApiCall>(call: C, input?: LooseInput): Promise<CallAnswer<C>> {
    const response = await makeCall(call, input);
    if (!response.ok) throw await failureOf(response);
    if (isBytes(call.answer)) return response as CallAnswer<C>;
    return (response.status === 204 ? null : await response.json()) as CallAnswer<C>;
  }

  return {
    call: (declared, ...[input]) => answered(declared, input as LooseInput),
    fetch: (declared, input) => makeCall(declared, input as LooseInput),
    get sessionEnded() {
      return sessionEnded;
    },
    get sessionEnd() {
      return sessionEnd;
    },
  };
}

type LooseInput = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: HeadersInit;
  signal?: AbortSignal;
  stream?: ReadableStream | FormData | null;
};

/** A failed answer of the API as it is thrown. */
export async function failureOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as { message?: string; code?: string; errors?: FieldErrors; data?: unknown };
  return new ApiError({
    status: response.status,
    message: body.message ?? "",
    code: body.code && body.code in errorList ? (body.code as ErrorId) : "unknown",
    errors: body.errors ?? {},
    retryAfter: Number(response.headers.get("retry-after")) || undefined,
    data: body.data,
  });
}
