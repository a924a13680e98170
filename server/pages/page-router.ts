// React Router behind one rule: whatever goes wrong in a route is answered with its own status, in the reader's language. A script gets
// JSON, a person a page, also at addresses that otherwise give out files or data.
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { failureContext, requestContext } from "#app/context.ts";
import { askForLogIn } from "#app/session/session-middleware.server.ts";
import { bareFailure } from "#server/door/bare-failure.ts";
import { onlyFailures, returnedFailure, withFailures } from "./page-failures.ts";

type Build = ServerBuild | (() => Promise<ServerBuild>);
export type PageRouter = (request: Request, context: RouterContextProvider) => Promise<Response>;

export function createPageRouter(build: Build, mode: "development" | "production"): PageRouter {
  const usual = createRequestHandler(changed(build, withFailures), mode);
  const failing = createRequestHandler(changed(build, onlyFailures), mode);

  /** What a script would get as JSON, as a page of the same status. */
  async function asPage(request: Request, context: RouterContextProvider, plain: Response): Promise<Response> {
    const url = new URL(request.url);
    const page = plain.status === 401 ? askForLogIn(request, url) : await drawn(request, url, context, plain);
    for (const cookie of plain.headers.getSetCookie()) page.headers.append("set-cookie", cookie);
    return page;
  }

  async function drawn(request: Request, url: URL, context: RouterContextProvider, plain: Response): Promise<Response> {
    context.set(failureContext, context.get(failureContext) ?? (await returnedFailure(plain, { request, url, context })));
    const headers = new Headers(request.headers);
    for (const name of ["content-type", "content-length"]) headers.delete(name);
    return failing(new Request(url, { method: request.method === "HEAD" ? "HEAD" : "GET", headers }), context);
  }

  return async (request, context) => {
    let response = await usual(request, context);
    const isJson = response.status >= 400 && typeOf(response) === "application/json";
    if (isJson && isForPerson(request)) response = await asPage(request, context, response);
    // The router's own last words are a line of English.
    if (response.status === 500 && ["", "text/plain"].includes(typeOf(response))) {
      const { locale, requestId } = context.get(requestContext);
      response = bareFailure(locale, requestId);
    }
    const failure = context.get(failureContext);
    if (failure?.retryAfter && failure.status === response.status) response.headers.set("retry-after", String(failure.retryAfter));
    return response;
  };
}

/** Who may send a form is decided once, before any page (`sameOrigin` in server/app.ts). The router's own rule holds the origin against the
 * address on this machine, which behind a proxy is another one: it would refuse every form there. */
const decidedBefore = { allowedActionOrigins: ["**"] };

function changed(build: Build, change: (build: ServerBuild) => ServerBuild): Build {
  if (typeof build === "function") return async () => ({ ...change(await build()), ...decidedBefore });
  return { ...change(build), ...decidedBefore };
}

function typeOf(response: Response): string {
  return (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
}

/** A link followed or a form sent, rather than a call of a script. */
function isForPerson(request: Request): boolean {
  const into = request.headers.get("sec-fetch-dest");
  return into ? into === "document" : (request.headers.get("accept") ?? "").includes("text/html");
}
