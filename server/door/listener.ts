// node:http at the front: what is no proper request is refused, a stored page or a static file leaves here, everything else becomes a
// Request for the app.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { AppError } from "#platform/errors.ts";
import { chooseLocale } from "#platform/i18n/request-locale.ts";
import { during, type Step } from "#platform/observe/steps.ts";
import { type App, newRequestId, type Visit } from "#server/app.ts";
import { createMetrics } from "#server/metrics.ts";
import { notePageAsked, sendStored } from "#server/pages/page-cache/page-cache.ts";
import { askedState, pageAddress, pageKey } from "#server/pages/page-cache/page-key.ts";
import type { PublicPages } from "#server/pages/page-cache/public-pages.ts";
import type { PagePaths } from "#server/pages/page-paths.ts";
import type { StaticFiles } from "#server/pages/static-files.ts";
import type { Services } from "#server/service-list.ts";
import { closeBrokenConnections, connectionLimits } from "#server/socket-rules.ts";
import { bodyLimitOf } from "./body-limits.ts";
import { addressReader } from "./client-address.ts";
import { compressed } from "./compress.ts";
import { type Entry, frontDoor } from "./front-door.ts";
import { createInFlight } from "./in-flight.ts";
import { isLocalVisit } from "./local-visit.ts";
import { loggedPath } from "./logged-path.ts";
import { refusal } from "./refusal.ts";
import { drainAfter, hasBody, receiveBody } from "./request-body.ts";
import { closedPolicy } from "./security-headers.ts";
import { unknownProxyNote } from "./unknown-proxy.ts";

/** Small files that are made: server/pages/site-files.ts, and this one's own. */
const made: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/robots.txt", "/.well-known/security.txt", "/metrics"]);

const unknownPages: PagePaths = { spelled: (path) => path, declaredAt: () => undefined };

export type ListenerOptions = {
  services: Services;
  app: App;
  pages: PublicPages;
  /** How pages are spelled; in development nothing is known about them. */
  paths?: PagePaths;
  statics: StaticFiles | undefined;
  base: Record<string, string>;
  https: boolean;
  upgrade: ((req: IncomingMessage, socket: Duplex, head: Buffer) => boolean) | undefined;
  inFlightPerNetwork?: number;
};

export function createListener(options: ListenerOptions): Server {
  const { services, app, pages, statics, base, https, paths = unknownPages } = options;
  const forcedHosts = services.config.FORCED_LOCALE_HOSTS;
  const readAddress = addressReader(services.config.TRUST_PROXY);
  const addressOf = (req: IncomingMessage) => readAddress(req.socket.remoteAddress, req.headers["x-forwarded-for"] as string | undefined);
  const noteProxy = unknownProxyNote(services);
  const metrics = createMetrics(services.config.METRICS_TOKEN, {
    services,
    cache: pages.cache,
    policyReports: () => app.policyReports.counts(),
  });
  /** As it is declared, so that there are as many names as routes, and none of them holds what a person gave. */
  const routeAt = (path: string) => {
    if (path.startsWith("/api/")) return `/api${app.api.routes.declaredAt(path.slice("/api".length)) ?? "/…"}`;
    return paths.declaredAt(path) ?? (made.has(path) ? path : "other");
  };
  const inFlight = createInFlight(options.inFlightPerNetwork);

  function record(method: string, path: string, status: number, started: number, requestId: string) {
    const ms = performance.now() - started;
    services.log.info({ requestId, method, path: loggedPath(path), status, ms: Math.round(ms) }, "request");
  }

  const dynamic = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      const arrival = { peer: incoming.socket.remoteAddress, headers: incoming.headers };
      noteProxy(arrival);
      const demo = services.config.demo && isLocalVisit(arrival);
      const visit: Visit = { requestId: newRequestId(), clientAddress: addressOf(incoming), demo };
      const started = performance.now();
      const { pathname } = new URL(request.url);
      const { asked, refused } = countedRequest(request, incoming, pathname);
      const measured = pathname === "/metrics" ? await metrics.answer(asked) : undefined;
      const step: Step = { kind: "request", name: routeAt(pathname), about: { method: request.method, requestId: visit.requestId } };
      let response = await during(step, async () => {
        const made = measured ?? (await compressed(asked, await app.fetch(asked, visit)));
        step.about.status = made.status;
        return made;
      });
      const error = refused();
      if (error) {
        const { body, ...head } = refusal(incoming, forcedHosts, { error, path: pathname, requestId: visit.requestId });
        response = new Response(body, head);
      }
      for (const [name, value] of Object.entries(base)) if (!response.headers.has(name)) response.headers.set(name, value);
      response.headers.set("x-request-id", visit.requestId);
      record(request.method, pathname, response.status, started, visit.requestId);
      if (isStopping()) outgoing.shouldKeepAlive = false;
      return response;
    },
    {
      hostname: "localhost",
      autoCleanupIncoming: false,
      errorHandler(error) {
        services.log.error({ err: error }, "a request failed");
        return new Response("Something went wrong", { status: 500, headers: base });
      },
    },
  );

  /** The same request at the address the visitor sees, with a body that is counted while it is read, wherever that happens. */
  function countedRequest(request: Request, incoming: IncomingMessage, pathname: string) {
    // The proxy in front speaks https; the way from there is plain http, and says so in the address.
    const address = https ? request.url.replace(/^http:/, "https:") : request.url;
    const { method, headers, signal } = request;
    if (method === "GET" || method === "HEAD" || !hasBody(incoming)) {
      return { asked: https ? new Request(address, { method, headers, signal }) : request, refused: () => undefined };
    }
    const body = receiveBody(incoming, bodyLimitOf(app.api, method, pathname));
    const asked = new Request(address, { method, headers, signal, body: body.stream, duplex: "half" } as RequestInit);
    return { asked, refused: body.refusal };
  }

  // Any other protocol that is offered beside HTTP (curl and Java offer h2c) is not taken up, and the request is answered as it is.
  const shouldUpgradeCallback = (req: IncomingMessage) => req.headers.upgrade?.toLowerCase() === "websocket";
  const server = createServer({ ...connectionLimits.options, shouldUpgradeCallback }, answer);
  server.once("close", metrics.stop);
  Object.assign(server, connectionLimits.timeouts);
  let opened = false;
  server.once("listening", () => {
    opened = true;
  });
  // A server that is stopping takes no further request on a kept connection; whoever holds it is told before sending one.
  const isStopping = () => opened && !server.listening;

  function answer(req: IncomingMessage, res: ServerResponse) {
    if (isStopping()) res.shouldKeepAlive = false;
    const entry = frontDoor(req, paths);
    const body = hasBody(req);
    if (body) drainAfter(req, res);
    if (entry.kind === "refused") return refuse(req, res, entry);
    if (entry.kind === "moved") return move(res, entry.to);
    if (req.method === "GET" || req.method === "HEAD") {
      if (serveStored(req, res, entry.path, entry.query)) return;
      if (statics?.serve(req, res, entry.path)) return;
      // A browser may not store what is personal and would throw away what it fetches ahead (app/shell/data-ahead.ts does that instead).
      if (entry.path.endsWith(".data") && String(req.headers["sec-purpose"]).startsWith("prefetch")) return nothingAhead(res);
    }
    const limit = bodyLimitOf(app.api, req.method ?? "", entry.path);
    if (body && Number(req.headers["content-length"] ?? 0) > limit.bytes) {
      return refuse(req, res, { path: entry.path, error: new AppError(limit.failure, { limitBytes: limit.bytes }) });
    }
    const leave = inFlight.take(addressOf(req));
    if (!leave) return refuse(req, res, { path: entry.path, error: new AppError("too_busy", { retryAfterSeconds: 1 }) });
    res.once("close", leave);
    if (req.headers.expect !== undefined) res.writeContinue();
    void dynamic(req, res);
  }

  function refuse(req: IncomingMessage, res: ServerResponse, refused: Omit<Extract<Entry, { kind: "refused" }>, "kind">) {
    const requestId = newRequestId();
    const { status, headers, body } = refusal(req, forcedHosts, { ...refused, requestId });
    record(req.method ?? "", refused.path, status, performance.now(), requestId);
    res.writeHead(status, { ...base, ...headers }).end(req.method === "HEAD" ? undefined : body);
  }

  function nothingAhead(res: ServerResponse) {
    res.writeHead(204, { ...base, "cache-control": "no-store", "content-security-policy": closedPolicy }).end();
  }

  function move(res: ServerResponse, to: string) {
    const headers = { location: to, "cache-control": "public, max-age=3600", "content-security-policy": closedPolicy, "content-length": 0 };
    res.writeHead(308, { ...base, ...headers }).end();
  }

  function serveStored(req: IncomingMessage, res: ServerResponse, path: string, query: string): boolean {
    const address = pageAddress(path, query);
    if (!address) return serveState(req, res, path, query);
    const choice = chooseLocale({
      host: req.headers.host,
      lang: query ? new URLSearchParams(query).get("lang") : null,
      cookie: req.headers.cookie,
      forcedHosts,
      secure: https,
    });
    const page = pages.cache.get(pageKey(choice.locale, address));
    if (!page) return false;
    pages.cache.hit();
    notePageAsked(page);
    sendStored(page, req, res, choice.setCookie);
    return true;
  }

  function serveState(req: IncomingMessage, res: ServerResponse, path: string, query: string): boolean {
    const asked = askedState(path, query);
    const state = asked && pages.cache.state(pageKey(asked.locale, asked.address), asked.version);
    if (!state) return false;
    sendStored(state, req, res, undefined);
    return true;
  }

  // A client that asks before it sends is told "no" before it has sent anything.
  server.on("checkContinue", answer);
  closeBrokenConnections(server);
  server.on("upgrade", (req, socket, head) => {
    if (!options.upgrade?.(req, socket, head)) socket.destroy();
  });
  return server;
}
