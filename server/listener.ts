// node:http at the front: a stored page or a static file leaves here, everything else becomes a Request for the app.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { chooseLocale } from "#platform/i18n/request-locale.ts";
import { type App, newRequestId, type Visit } from "./app.ts";
import { addressReader } from "./client-address.ts";
import { compressed } from "./compress.ts";
import { loggedPath } from "./logged-path.ts";
import { createMetrics } from "./metrics.ts";
import { sendStored } from "./page-cache/page-cache.ts";
import { pageKey } from "./page-cache/page-key.ts";
import { fullKey, type PublicPages } from "./page-cache/public-pages.ts";
import type { Services } from "./services.ts";
import type { StaticFiles } from "./static-files.ts";

export type ListenerOptions = {
  services: Services;
  app: App;
  pages: PublicPages;
  statics: StaticFiles | undefined;
  base: Record<string, string>;
  https: boolean;
  upgrade: ((req: IncomingMessage, socket: Duplex, head: Buffer) => boolean) | undefined;
};

export function createListener(options: ListenerOptions): Server {
  const { services, app, pages, statics, base, https } = options;
  const readAddress = addressReader(services.config.TRUST_PROXY);
  const metrics = createMetrics(services.config.METRICS_TOKEN, pages.cache, () => services.realtime.gateway?.stats().connections ?? 0);

  const dynamic = getRequestListener(
    async (request, env) => {
      const incoming = (env as { incoming: IncomingMessage }).incoming;
      const visit: Visit = {
        requestId: newRequestId(),
        clientAddress: readAddress(incoming.socket.remoteAddress, incoming.headers["x-forwarded-for"] as string | undefined),
      };
      const started = performance.now();
      const { pathname } = new URL(request.url);
      const measured = pathname === "/metrics" ? await metrics.answer(request) : undefined;
      const response = measured ?? (await compressed(request, await app.fetch(request, visit)));
      for (const [name, value] of Object.entries(base)) if (!response.headers.has(name)) response.headers.set(name, value);
      response.headers.set("x-request-id", visit.requestId);
      metrics.observe(request.method, response.status, (performance.now() - started) / 1000);
      services.log.info(
        {
          requestId: visit.requestId,
          method: request.method,
          path: loggedPath(pathname),
          status: response.status,
          ms: Math.round(performance.now() - started),
        },
        "request",
      );
      return response;
    },
    {
      errorHandler(error) {
        services.log.error({ err: error }, "a request failed");
        return new Response("Something went wrong", { status: 500, headers: base });
      },
    },
  );

  const server = createServer({ maxHeaderSize: 32 * 1024 }, (req, res) => {
    const url = req.url ?? "/";
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    if (req.method === "GET" || req.method === "HEAD") {
      if (serveStored(req, res, path, mark < 0 ? "" : url.slice(mark + 1))) return;
      if (statics?.serve(req, res, path)) return;
    }
    void dynamic(req, res);
  });

  function serveStored(req: IncomingMessage, res: ServerResponse, path: string, query: string): boolean {
    const key = pageKey(path, query);
    if (key.kind !== "stored") return false;
    const choice = chooseLocale({
      host: req.headers.host,
      lang: query ? new URLSearchParams(query).get("lang") : null,
      cookie: req.headers.cookie,
      forcedHosts: services.config.FORCED_LOCALE_HOSTS,
      secure: https,
    });
    const page = pages.cache.get(fullKey(choice, req.headers.host, key.key));
    if (!page) return false;
    pages.cache.hit();
    sendStored(page, req, res, choice.setCookie);
    return true;
  }

  // A request that is no HTTP at all still gets an answer.
  server.on("clientError", (_, socket) => {
    if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  server.on("upgrade", (req, socket, head) => {
    if (!options.upgrade?.(req, socket, head)) socket.destroy();
  });
  return server;
}
