// One call of the API as a value: what it is named, who may make it, what goes in and what comes out. Both sides of the wire read it:
// endpoint() implements it, the API client makes it, the OpenAPI document and the list of what a browser may call are drawn from it.
import { z } from "zod";
import type { Limit } from "#platform/rate-limits.ts";
import type { BodyLimit } from "./body-limit.ts";
import type { Shows } from "./shown-data.ts";
import type { Access } from "./viewer.ts";

export type Method = "get" | "post" | "patch" | "put" | "delete";

/** A body that is not JSON: the handler reads it as a stream, up to the body limit. `orJson`: it takes the same fields as JSON too. */
export type StreamedBody = {
  type: "multipart/form-data" | "application/x-www-form-urlencoded" | "message/rfc822";
  fields?: z.ZodType;
  orJson?: true;
};

/** An answer that is not JSON. */
export type Bytes = { bytes: readonly string[] };

export type ApiCall = {
  /** Unique; the operationId of the OpenAPI document and the name a browser calls it by. */
  id: string;
  method: Method;
  /** With {names} of its parameters. */
  path: string;
  access: Access;
  /**
   * What a stolen session must not do: a password, code or passkey of the last ten minutes is needed, else 403 `fresh_factor_required`.
   * `password-in-body`: the call brings its own proof, which its handler checks. `password-if-any`: the same from who has a password; who
   * logs in by single sign-on has none, and needs a fresh factor instead.
   */
  freshFactor?: true | "password-in-body" | "password-if-any";
  tag: string;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  streamed?: StreamedBody;
  /** 64 kB unless said otherwise; asked before the body is read, and counted while it is. */
  bodyLimit?: BodyLimit;
  answer: z.ZodType | Bytes;
  status?: 200 | 201 | 202;
  /** Taken per caller network before the handler runs. */
  limit?: Limit;
  /** Scripts of our own pages may make this call through /call/{id}; the site adds the token. */
  browser?: true;
  /** Also answered to staff who see the area as a customer does. Only readings that mark nothing as seen, and nothing that protects the account. */
  viewable?: true;
  /** Whose personal data staff see in the answer. */
  shows?: Shows;
  /** A body and an answer that the document shows. */
  example?: { body?: unknown; answer?: unknown };
};

/** What staff cannot make, and what is about nobody: everything else has to say whose data it shows. */
type ShowsNobody = "public" | "signed-request" | "customer" | "posts.write" | "incidents.write";
type SaysWhose<C extends ApiCall> = C["access"] extends ShowsNobody ? unknown : C["answer"] extends z.ZodNull ? unknown : { shows: Shows };

/** Declares a call and keeps every literal of it, so that callers are typed by inference. */
export function apiCall<const C extends ApiCall>(call: C & SaysWhose<C>): C {
  return call;
}

/** The answer of a call that has nothing to tell: 204. */
export const nothing = z.null();

/** {success: true, message?}: done, with words for the person who asked where there are any. */
export const succeeded = z.object({ success: z.literal(true), message: z.string().optional() });

export function bytes<const T extends readonly string[]>(...types: T): { bytes: T } {
  return { bytes: types };
}

/** {data: …}: one thing. */
export function one<T extends z.ZodType>(schema: T) {
  return z.object({ data: schema });
}

/** {data: […], meta: {next_cursor, …}}: a page of a list. */
export function pageOf<T extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(schema: T, meta?: M) {
  return z.object({ data: z.array(schema), meta: z.object({ next_cursor: z.string().nullable(), ...(meta as M) }) });
}

export function isBytes(answer: ApiCall["answer"]): answer is Bytes {
  return "bytes" in answer;
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : never;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a caller hands over; what the call does not declare cannot be given. */
export type CallInput<C extends ApiCall> = (C extends { params: infer P } ? { params: InputOf<P> } : { params?: never }) &
  (C extends { query: infer Q }
    ? Record<never, never> extends InputOf<Q>
      ? { query?: InputOf<Q> }
      : { query: InputOf<Q> }
    : { query?: never }) &
  (C extends { body: infer B } ? { body: InputOf<B> } : { body?: never });

/** What a caller gets back. */
export type CallAnswer<C extends ApiCall> = C["answer"] extends z.ZodType ? z.output<C["answer"]> : Response;

/** What a handler may return: the answer as the schema takes it. */
export type HandlerAnswer<C extends ApiCall> = C["answer"] extends z.ZodType ? z.input<C["answer"]> : Response;

export type ParamsOf<C extends ApiCall> = C extends { params: infer P } ? OutputOf<P> : undefined;
export type QueryOf<C extends ApiCall> = C extends { query: infer Q } ? OutputOf<Q> : undefined;
export type BodyOf<C extends ApiCall> = C extends { body: infer B } ? OutputOf<B> : undefined;

type Values = Record<string, unknown>;

/** The path and query of one call, its parameters filled in. */
export function addressOf(call: Pick<ApiCall, "path">, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Values;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Values)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

export function paramNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
