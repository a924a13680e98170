// How every API route is declared: method, path, access rule, limits, input schemas, then a short handler.
// A route that declares no access rule cannot be written: the type asks for it, and the inventory test reads the same list.
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Locale } from "#content/locales.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { networkOf } from "#platform/network-of.ts";
import type { Limit, RateLimits } from "#platform/rate-limits.ts";
import type { BodyLimit } from "./body-limit.ts";
import { fieldErrors } from "./field-errors.ts";
import { readJson } from "./read-json.ts";
import { type Access, mayEnter, type Viewer } from "./viewer.ts";

export type ApiEnv = {
  Variables: {
    requestId: string;
    locale: Locale;
    viewer: Viewer | null;
    db: Db;
    limits: RateLimits;
    /** The caller's address, from the socket or a trusted proxy. */
    clientAddress: string;
    userAgent: string;
  };
};

export type ApiRouter = OpenAPIHono<ApiEnv>;
export type ApiContext = Context<ApiEnv>;

type Method = "get" | "post" | "patch" | "put" | "delete";

type Declaration<A extends Access, B, Q, P> = {
  method: Method;
  path: string;
  access: A;
  summary: string;
  tag: string;
  body?: z.ZodType<B>;
  /** 64 kB unless said otherwise; asked before the body is read, and counted while it is. */
  bodyLimit?: BodyLimit;
  query?: z.ZodType<Q>;
  params?: z.ZodType<P>;
  /** Taken per caller network before the handler runs. */
  limit?: Limit;
  status?: 200 | 201 | 202 | 204;
  answer?: z.ZodType;
};

type ViewerFor<A extends Access> = A extends "public" | "signed-request"
  ? Viewer | null
  : A extends "signed-in"
    ? Viewer
    : A extends "customer"
      ? Extract<Viewer, { kind: "customer" }>
      : Extract<Viewer, { kind: "staff" }>;

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

export type InventoryEntry = { method: Method; path: string; access: Access; summary: string; bodyLimit?: BodyLimit | undefined };
const inventories = new WeakMap<ApiRouter, InventoryEntry[]>();

export function inventoryOf(router: ApiRouter): readonly InventoryEntry[] {
  return inventories.get(router) ?? [];
}

export function endpoint<A extends Access, B = undefined, Q = undefined, P = undefined>(
  router: ApiRouter,
  declaration: Declaration<A, B, Q, P>,
  handler: (call: Call<A, B, Q, P>) => Promise<Response | object | null>,
): void {
  const inventory = inventories.get(router) ?? [];
  inventories.set(router, [...inventory, pick(declaration)]);
  document(router, declaration as Declaration<Access, unknown, unknown, unknown>);

  router.on(declaration.method.toUpperCase(), declaration.path.replace(/\{(\w+)\}/g, ":$1"), async (c) => {
    if (declaration.limit) await c.var.limits.consume(declaration.limit, networkOf(c.var.clientAddress));
    const entry = mayEnter(declaration.access, c.var.viewer);
    if (entry !== "yes") throw new AppError(entry);
    const locale = c.var.locale;
    const result = await handler({
      c,
      db: c.var.db,
      viewer: c.var.viewer as ViewerFor<A>,
      locale,
      limits: c.var.limits,
      params: (declaration.params ? valid(declaration.params, c.req.param(), locale, "not_found") : undefined) as P,
      query: (declaration.query ? valid(declaration.query, c.req.query(), locale) : undefined) as Q,
      body: (declaration.body ? valid(declaration.body, await readJson(c.req.raw, declaration.bodyLimit), locale) : undefined) as B,
    });
    if (result instanceof Response) return result;
    if (result === null) return c.body(null, 204);
    return c.json(result, (declaration.status ?? 200) as 200);
  });
}

function valid<T>(schema: z.ZodType<T>, value: unknown, locale: Locale, failure: "invalid" | "not_found" = "invalid"): T {
  const result = schema.safeParse(value, { reportInput: true });
  // Postgres cannot store NUL in text; a body is checked when it is read, a path or query here.
  if (result.success && !hasNul(value)) return result.data;
  // A path id of the wrong form names nothing.
  if (failure === "not_found") throw new AppError("not_found");
  if (result.success) throw new AppError("malformed");
  throw new AppError("invalid", { fields: fieldErrors(result.error, locale) });
}

function hasNul(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && Object.values(value).some((text) => typeof text === "string" && text.includes("\u0000"))
  );
}

function pick({ method, path, access, summary, bodyLimit }: InventoryEntry): InventoryEntry {
  return { method, path, access, summary, bodyLimit };
}

const errorSchema = z
  .object({
    success: z.literal(false),
    message: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .openapi("Failure");

function document(router: ApiRouter, declaration: Declaration<Access, unknown, unknown, unknown>) {
  const status = declaration.status ?? 200;
  router.openAPIRegistry.registerPath(
    createRoute({
      method: declaration.method,
      path: declaration.path,
      tags: [declaration.tag],
      summary: declaration.summary,
      description: `Access: ${declaration.access}`,
      ...(declaration.access === "public" || declaration.access === "signed-request" ? {} : { security: [{ bearer: [] }] }),
      request: {
        ...(declaration.params ? { params: declaration.params as never } : {}),
        ...(declaration.query ? { query: declaration.query as never } : {}),
        ...(declaration.body ? { body: { required: true, content: { "application/json": { schema: declaration.body as never } } } } : {}),
      },
      responses: {
        [status]: {
          description: "Done",
          ...(declaration.answer ? { content: { "application/json": { schema: declaration.answer as never } } } : {}),
        },
        default: { description: "Failure", content: { "application/json": { schema: errorSchema } } },
      },
    }),
  );
}
