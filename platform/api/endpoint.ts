// How a declared call is implemented: the declaration says who may, what comes in and what goes out; the handler is what is left.
import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { networkOf } from "#platform/network-of.ts";
import type { RateLimits } from "#platform/rate-limits.ts";
import { type ApiCall, type BodyOf, type HandlerAnswer, isBytes, type ParamsOf, type QueryOf } from "./api-call.ts";
import type { AuditTrail } from "./audit-trail.ts";
import type { AnswerCheck } from "./check-answer.ts";
import { fieldErrors } from "./field-errors.ts";
import { Malformed } from "./malformed.ts";
import { readJson } from "./read-json.ts";
import { type AccessRecord, recordShown } from "./shown-data.ts";
import { type Access, type CustomerViewer, isFresh, mayEnter, openToViews, type StaffViewer, type Viewer } from "./viewer.ts";

export type ApiEnv = {
  Variables: {
    requestId: string;
    locale: Locale;
    viewer: Viewer | null;
    db: Db;
    limits: RateLimits;
    /** The caller's address, from the socket or a trusted proxy. */
    clientAddress: string;
    /** The caller sits at this machine and nothing real is configured: demo accounts may be used. */
    demo: boolean;
    userAgent: string;
    checkAnswer: AnswerCheck;
    accessRecord: AccessRecord;
    auditTrail: AuditTrail;
  };
};

export type ApiRouter = Hono<ApiEnv>;
export type ApiContext = Context<ApiEnv>;

type ViewerFor<A extends Access> = A extends "public" | "signed-request"
  ? Viewer | null
  : A extends "signed-in"
    ? Viewer
    : A extends "customer"
      ? CustomerViewer
      : StaffViewer;

/** A JSON answer that is already on its way (a replayed write), typed by what it holds. */
export type AnswerResponse<T> = Response & { readonly answers?: T };

export type Call<A extends Access = Access, B = unknown, Q = unknown, P = unknown> = {
  c: ApiContext;
  db: Db;
  viewer: ViewerFor<A>;
  locale: Locale;
  limits: RateLimits;
  body: B;
  query: Q;
  params: P;
};

export type CallOf<C extends ApiCall> = Call<C["access"], BodyOf<C>, QueryOf<C>, ParamsOf<C>>;

/** The answer of what has no more to tell than that it was done. */
export const done = { success: true } as const;

const inventories = new WeakMap<ApiRouter, ApiCall[]>();

export function inventoryOf(router: ApiRouter): readonly ApiCall[] {
  return inventories.get(router) ?? [];
}

type Returned<C extends ApiCall> = HandlerAnswer<C> | AnswerResponse<HandlerAnswer<C>>;

export function endpoint<C extends ApiCall>(router: ApiRouter, call: C, handler: (made: CallOf<C>) => Promise<Returned<C>>): void {
  inventories.set(router, [...inventoryOf(router), call]);

  router.on(call.method.toUpperCase(), call.path.replace(/\{(\w+)\}/g, ":$1"), async (c) => {
    const { viewer } = c.var;
    if (viewer?.kind === "customer" && viewer.viewing && !openToViews(call)) throw new AppError("view_only");
    if (call.limit) await c.var.limits.consume(call.limit, networkOf(c.var.clientAddress));
    const entry = mayEnter(call.access, viewer);
    if (entry !== "yes") throw new AppError(entry);
    if (call.freshFactor === true && !isFresh(viewer)) throw new AppError("fresh_factor_required");
    const locale = c.var.locale;
    const made = {
      c,
      db: c.var.db,
      viewer,
      locale,
      limits: c.var.limits,
      params: call.params ? valid(call.params, c.req.param(), locale, "not_found") : undefined,
      query: call.query ? valid(call.query, c.req.query(), locale) : undefined,
      body: call.body ? valid(call.body, await readJson(c.req.raw, call.bodyLimit), locale) : undefined,
    };
    const result: unknown = await handler(made as unknown as CallOf<C>);
    if (viewer?.kind === "staff") {
      await recordShown(c.var.accessRecord, call.shows, { viewer, address: c.var.clientAddress }, { ...made, result });
    }
    if (isBytes(call.answer)) return result as Response;
    if (result instanceof Response) {
      await c.var.checkAnswer(call, result);
      return result;
    }
    await c.var.checkAnswer(call, result);
    if (result === null) return c.body(null, 204);
    return c.json(result, call.status ?? 200);
  });
}

function valid<T>(schema: z.ZodType<T>, value: unknown, locale: Locale, failure: "invalid" | "not_found" = "invalid"): T {
  const result = schema.safeParse(value, { reportInput: true });
  // Postgres cannot store NUL in text; a body is checked when it is read, a path or query here.
  if (result.success && !hasNul(value)) return result.data;
  // A path id of the wrong form names nothing.
  if (failure === "not_found") throw new AppError("not_found");
  if (result.success) throw new Malformed("bad_address");
  throw new AppError("invalid", { fields: fieldErrors(result.error, locale) });
}

function hasNul(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && Object.values(value).some((text) => typeof text === "string" && text.includes("\u0000"))
  );
}
