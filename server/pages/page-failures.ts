// What a loader, an action or a check throws becomes an answer of its own status, for documents, `.data` payloads and resource routes of
// every route: the build is wrapped once, so no route can forget to.
import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import { failureContext, requestContext } from "#app/context.ts";
import { ApiError, failureOf as apiErrorOf, SessionEnded } from "#app/session/api-client.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { askForLogIn } from "#app/session/session-middleware.server.ts";
import { titleOf, unexpected } from "#app/shell/page-failure.server.ts";
import type { PageFailure } from "#app/shell/page-failure.ts";
import { messageOf } from "#platform/api/error-answer.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";

type Context = Readonly<RouterContextProvider>;
type Args = { request: Request; url: URL; context: Context };
type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Part = "loader" | "action" | "check";
type Failure = PageFailure & { status: number; retryAfter: number | undefined };

export function withFailures(build: ServerBuild): ServerBuild {
  return withModules(build, (module) => ({
    ...module,
    ...(module.loader ? { loader: guarded(module.loader as Handler, "loader") as RouteModule["loader"] } : {}),
    ...(module.action ? { action: guarded(module.action as Handler, "action") as RouteModule["action"] } : {}),
    ...(module.middleware ? { middleware: (module.middleware as Handler[]).map((check) => guarded(check, "check")) as never } : {}),
  }));
}

/** The same routes for a failure that is known already: only the frame is loaded, and the error page is drawn at the address itself. */
export function onlyFailures(build: ServerBuild): ServerBuild {
  return withModules(build, ({ middleware: _, action: __, loader, ...module }, id) => {
    if (id === "root") return { ...module, ...(loader ? { loader } : {}) };
    return { ...module, default: module.default ?? (() => null), loader: throwKnown };
  });
}

function throwKnown({ context }: { context: Context }): never {
  const failure = context.get(failureContext);
  throw failure ? thrown(failure) : new Error("there is no failure to show");
}

// biome-ignore lint/suspicious/noExplicitAny: loaders, actions and middleware differ in what comes after the first argument
type Handler = (args: Args, ...rest: any[]) => unknown;

function guarded(handler: Handler, part: Part): Handler {
  return async (args, ...rest) => {
    try {
      return await handler(args, ...rest);
    } catch (error) {
      throw answerTo(error, part, args);
    }
  };
}

/** A failure that a resource route handed on from the API as it came. */
export async function returnedFailure(response: Response, { url, context }: Args): Promise<Failure> {
  return failureOf(await apiErrorOf(response), "loader", url, context);
}

function answerTo(error: unknown, part: Part, { request, url, context }: Args): unknown {
  // Redirects, and failures that were answered further in.
  if (!(error instanceof Error) || request.signal.aborted) return error;
  if (error instanceof SessionEnded) return askForLogIn(request, url);
  const failure = failureOf(error, part, url, context);
  context.set(failureContext, failure);
  return thrown(failure);
}

function failureOf(error: Error, part: Part, url: URL, context: Context): Failure {
  const { locale, requestId, onError } = context.get(requestContext);
  if (error instanceof ApiError) {
    const { code, message, retryAfter } = error.failure;
    // An address the API can make nothing of leads nowhere.
    const status = part === "loader" && error.failure.status === 422 ? 404 : error.failure.status;
    return { success: false, code, title: titleOf(status, locale), message, status, retryAfter, ...otherAccount(status, context) };
  }
  if (error instanceof AppError) {
    const { id: code, status, retryAfterSeconds: retryAfter } = error;
    const message =
      code === "not_found" ? m.error_page_not_found_path({ path: url.pathname }, { locale }) : messageOf(error, locale, requestId);
    return { success: false, code, title: titleOf(status, locale), message, status, retryAfter, ...otherAccount(status, context) };
  }
  onError(error);
  return { ...unexpected(locale, requestId), status: 500, retryAfter: undefined };
}

/** A link from a mail that opens under another log-in finds nothing: who is logged in is said beside it. */
function otherAccount(status: number, context: Context): Pick<PageFailure, "otherAccount"> {
  const viewer = status === 404 || status === 403 ? viewerOf(context) : undefined;
  if (viewer?.kind !== "customer") return {};
  const to = { locale: context.get(requestContext).locale };
  return { otherAccount: { text: m.error_page_other_account({ email: viewer.email }, to), label: m.error_page_switch({}, to) } };
}

function viewerOf(context: Context) {
  try {
    return context.get(viewerContext);
  } catch {
    // No check has passed: a page for everyone.
    return undefined;
  }
}

function thrown({ status, retryAfter: _, ...failure }: Failure) {
  return data(failure satisfies PageFailure, { status });
}

function withModules(build: ServerBuild, change: (module: RouteModule, id: string) => RouteModule): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && { ...route, module: change(route.module, id) }]);
  return { ...build, routes: Object.fromEntries(routes) };
}
