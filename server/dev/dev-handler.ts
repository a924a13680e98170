// Re-evaluated by Vite on change; what must not open twice (the database) is kept on globalThis.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ServerBuild } from "react-router";
import { parseConfig } from "#platform/config.ts";
import { lockDataDir } from "#platform/data-lock.ts";
import { createApp } from "#server/app.ts";
import { createListener } from "#server/door/listener.ts";
import { baseHeaders } from "#server/door/security-headers.ts";
import { createPublicPages } from "#server/pages/page-cache/public-pages.ts";
import { seedDemo } from "#server/seed-demo.ts";
import type { Services } from "#server/service-list.ts";
import { openServices } from "#server/services.ts";

const kept = globalThis as typeof globalThis & { devServices?: Promise<Services>; devJobs?: Promise<void> };

async function devServices(): Promise<Services> {
  const config = parseConfig({ LOG_LEVEL: "warn", ...process.env });
  await lockDataDir(config.DATA_DIR);
  const services = await openServices(config);
  await seedDemo(services);
  services.database.guardDisk?.(services.disk.level);
  return services;
}

const headers = { https: false, realtimeOrigins: ["ws:"] };

async function listener() {
  kept.devServices ??= devServices();
  const services = await kept.devServices;
  const pages = createPublicPages({ store: false, headers, base: baseHeaders(headers) });
  const build = () => import("virtual:react-router/server-build") as Promise<ServerBuild>;
  const app = createApp({ services, build, pages, headers, dev: true });
  // Features define their jobs while the app is composed; they run with the code of the first composition until a restart.
  kept.devJobs ??= services.jobs.start();
  await kept.devJobs;
  return createListener({
    services,
    app,
    pages,
    statics: undefined,
    base: {},
    https: false,
    upgrade: services.realtime.gateway?.handleUpgrade,
  });
}

const ready = listener();

export async function handleDev(req: IncomingMessage, res: ServerResponse) {
  const server = await ready;
  // Vite's client needs inline scripts and styles; the real policy is exercised by the built server.
  const writeHead = res.writeHead.bind(res);
  res.writeHead = ((status: number, ...rest: unknown[]) => {
    res.removeHeader("content-security-policy");
    for (const part of rest)
      if (part && typeof part === "object" && !Array.isArray(part)) delete (part as Record<string, unknown>)["content-security-policy"];
    return (writeHead as (...args: unknown[]) => ServerResponse)(status, ...rest);
  }) as typeof res.writeHead;
  server.emit("request", req, res);
}

export async function upgradeDev(req: IncomingMessage, socket: Duplex, head: Buffer) {
  (await ready).emit("upgrade", req, socket, head);
}

export async function closeDev() {
  await (await kept.devServices)?.close();
}
