// The API: one router per feature, mounted under one roof with the rules that hold for all of them.

import { Hono } from "hono";
import { brand } from "#content/brand.ts";
import { defaultLocale } from "#content/locales.ts";
import { whyEnded } from "#features/accounts/server/sessions.server.ts";
import { viewedCustomer } from "#features/customers/server/customer-views.server.ts";
import type { ApiCall } from "#platform/api/api-call.ts";
import { backgroundHeader, viewHeader } from "#platform/api/background.ts";
import { createAnswerCheck } from "#platform/api/check-answer.ts";
import { type ApiEnv, type ApiRouter, inventoryOf } from "#platform/api/endpoint.ts";
import { errorAnswer } from "#platform/api/error-answer.ts";
import { type OpenApiDocument, openApiDocument } from "#platform/api/openapi.ts";
import { type RouteTable, routeTable } from "#platform/api/route-table.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import { AppError, expectedFailure } from "#platform/errors.ts";
import { acceptedLocale } from "#platform/i18n/request-locale.ts";
import { during, type Step } from "#platform/observe/steps.ts";
import { loggedPath } from "#server/door/logged-path.ts";
import type { ResolveViewer } from "#server/pages/viewer.ts";
import { apiDocsPage } from "./api-docs.ts";
import { featureRouters } from "./feature-routers.ts";
import type { Services } from "./service-list.ts";

export type Caller = {
  requestId: string;
  clientAddress: string;
  demo?: boolean;
  /** Of a page that is read: who holds its token, found once for all its loaders. What changes anything is asked anew each time. */
  holders?: Map<string, Promise<Viewer | null>>;
};

export type Api = {
  fetch(request: Request, caller: Caller): Promise<Response>;
  /** Every call this API answers. */
  inventory: readonly ApiCall[];
  routes: RouteTable;
};

export function createApi(services: Services, resolveViewer: ResolveViewer): Api {
  const app = new Hono<ApiEnv & { Bindings: Caller }>();
  const inventory: ApiCall[] = [];
  const checkAnswer = createAnswerCheck(services.config.CHECK_ANSWERS, services.log);

  app.use(async (c, next) => {
    c.set("requestId", c.env.requestId);
    c.set("clientAddress", c.env.clientAddress);
    c.set("demo", c.env.demo === true);
    c.set("userAgent", (c.req.header("user-agent") ?? "").slice(0, 300));
    c.set("locale", acceptedLocale(c.req.header("accept-language")));
    c.set("db", services.database.orm);
    c.set("limits", services.limits);
    c.set("checkAnswer", checkAnswer);
    c.set("accessRecord", services.accessRecord);
    c.set("auditTrail", services.auditTrail);
    const { bytes, failure } = routes.bodyLimitAt(c.req.method, c.req.path);
    if (Number(c.req.header("content-length") ?? 0) > bytes) throw new AppError(failure, { limitBytes: bytes });
    const token = bearerToken(c.req.header("authorization"));
    const asked = {
      method: c.req.method,
      path: c.req.path,
      background: c.req.header(backgroundHeader) === "1",
      address: c.env.clientAddress,
    };
    const viewer = token ? await holderOf(token, c.env.holders, () => resolveViewer(token, asked)) : null;
    // A dead token is a 401 everywhere, so that the caller learns of it; a missing one is judged by the route's own rule.
    if (token && !viewer) throw new AppError("unauthenticated", { sessionEnd: await whyEnded(services.database.orm, token) });
    if (viewer?.kind === "staff" && viewer.key) {
      await services.limits.consume({ name: "api-key", points: viewer.key.perMinute, seconds: 60 }, viewer.key.id);
    }
    const view = c.req.header(viewHeader);
    c.set("viewer", view ? await viewedCustomer(services.database.orm, viewer, view) : viewer);
    await next();
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
    c.res.headers.set("content-language", c.var.locale);
  });

  for (const build of featureRouters) {
    const router: ApiRouter = new Hono<ApiEnv>();
    build(router, services);
    inventory.push(...inventoryOf(router));
    app.route("/", router as never);
  }

  const routes = routeTable([...inventory, ...["/openapi.json", "/docs"].map((path) => ({ method: "get", path }))]);

  // Written when it is first asked for: it takes a third of a second, and most servers are never asked.
  let written: OpenApiDocument | undefined;
  const document = () => {
    written ??= openApiDocument(inventory, { title: `${brand.name.en} API`, version: "1" });
    return written;
  };
  app.get("/openapi.json", (c) => c.json(document()));
  app.get("/docs", (c) => c.html(apiDocsPage(document(), c.var.locale, services.origin(c.var.locale))));

  app.notFound((c) => {
    const allowed = routes.methodsAt(c.req.path);
    const answer = errorAnswer(
      new AppError(allowed.length > 0 ? "method_not_allowed" : "not_found"),
      c.var.locale ?? defaultLocale,
      c.env.requestId,
    );
    if (allowed.length > 0) answer.headers.set("allow", allowed.join(", "));
    return answer;
  });
  app.onError((error, c) => {
    const locale = c.var.locale ?? defaultLocale;
    const expected = expectedFailure(error);
    if (expected) {
      if (expected.id === "unavailable")
        services.log.warn({ err: expected.cause ?? expected, requestId: c.env.requestId }, "not available");
      return errorAnswer(expected, locale, c.env.requestId);
    }
    services.log.error({ err: error, requestId: c.env.requestId, route: loggedPath(c.req.path) }, "the API failed");
    return errorAnswer(new AppError("internal", { cause: error }), locale, c.env.requestId);
  });

  return {
    async fetch(request, caller) {
      const route = routes.declaredAt(new URL(request.url).pathname) ?? "/…";
      const step: Step = { kind: "api", name: route, about: { method: request.method, requestId: caller.requestId } };
      return during(step, async () => {
        const response = await app.fetch(request, caller);
        step.about.status = response.status;
        return response;
      });
    },
    inventory,
    routes,
  };
}

function holderOf(token: string, holders: Caller["holders"], find: () => Promise<Viewer | null>): Promise<Viewer | null> {
  const known = holders?.get(token);
  if (known) return known;
  const found = find();
  holders?.set(token, found);
  // A database that was away for a moment is asked again.
  found.catch(() => holders?.delete(token));
  return found;
}

function bearerToken(header: string | undefined): string | undefined {
  if (!header) return undefined;
  const match = /^Bearer ([\w.~+/=-]{1,300})$/i.exec(header.trim());
  if (!match) throw new AppError("unauthenticated");
  return match[1];
}
