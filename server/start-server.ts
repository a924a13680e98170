// Opens everything in order and gives back how to close it in order. Used by main.ts, the dev server and tests.
import { existsSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { DemoAccount } from "#db/seed/demo-accounts.ts";
import { openDemoAccounts } from "#db/seed/seed-demo.server.ts";
import { answerSnapshots } from "#platform/backup/running-server.ts";
import type { Config } from "#platform/config.ts";
import { lockDataDir } from "#platform/data-lock.ts";
import { diskLevel, freeBytes } from "#platform/disk-space.ts";
import { AppError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { drainOf } from "#server/door/drain.ts";
import { createListener } from "#server/door/listener.ts";
import { baseHeaders, type HeaderSettings } from "#server/door/security-headers.ts";
import { nextPageFile, nextPageScript } from "#server/pages/page-cache/next-page.ts";
import { dropPages } from "#server/pages/page-cache/page-cache.ts";
import { createPublicPages } from "#server/pages/page-cache/public-pages.ts";
import { pagePaths } from "#server/pages/page-paths.ts";
import { loadStaticFiles } from "#server/pages/static-files.ts";
import { createApp } from "./app.ts";
import { checkBuild } from "./check-build.ts";
import { seedDemo } from "./seed-demo.ts";
import { openServices } from "./services.ts";

export type StartOptions = {
  config: Config;
  clientFolder: string | undefined;
  build: () => Promise<ServerBuild>;
};

export type RunningServer = { address: string; log: Log; demoAccounts: readonly DemoAccount[]; stop: () => Promise<void> };

/** Of no file: whether the store answers is all that is asked. */
const someKey = "00/is-anybody-there-000";

export async function startServer({ config, clientFolder, build }: StartOptions): Promise<RunningServer> {
  const lock = await lockDataDir(config.DATA_DIR);
  if (!roomToStart(config)) {
    await lock.release();
    throw new AppError("disk_full");
  }
  // A first start takes a while; that its port is taken or its bucket away is said before, not after.
  await listen(createServer(), config)
    .then((probe) => new Promise((resolve) => probe.close(resolve)))
    .then(() => (config.demo && !hasEmbeddedData(config) ? openStorage(config).exists(someKey) : undefined))
    .catch(async (error) => {
      await lock.release();
      throw error;
    });
  const services = await openServices(config).catch(async (error) => {
    await lock.release();
    throw error;
  });
  const headers: HeaderSettings = { https: (config.PUBLIC_ORIGIN ?? "").startsWith("https:"), realtimeOrigins: services.realtime.origins };
  const base = baseHeaders(headers);
  const statics = clientFolder ? loadStaticFiles(clientFolder, base, { [nextPageFile]: nextPageScript }) : undefined;
  const pages = createPublicPages({ store: true, headers, base, stylesheets: statics?.stylesheet, surrogateKeys: config.SURROGATE_KEYS });
  services.bus.subscribe("pages", (payload) => dropPages(pages.cache, payload));
  services.settings.onChange(() => pages.cache.drop());
  const built = await build();
  if (statics) await checkBuild(built, statics.stylesheet);
  const app = createApp({ services, build: built, pages, headers });
  await services.jobs.start();
  await seedDemo(services);
  lock.answer(answerSnapshots(services.database, services.log));
  // From here on: what a start itself writes is little, and a restart must be possible when room is short.
  services.database.guardDisk?.(services.disk.level);
  if (!config.demo && !config.SMTP_URL) {
    services.log.warn("SMTP_URL is not set: no mail leaves this server, so nobody can confirm an address or reset a password");
  }
  if (config.INBOUND_MAIL_SECRET && !config.INBOUND_MAIL_SERVER) {
    services.log.warn("INBOUND_MAIL_SERVER is not set: no mail's sender is proved, so each becomes a ticket of its own and none a reply");
  }
  const server = createListener({
    services,
    app,
    pages,
    paths: pagePaths(built.routes),
    statics,
    base,
    https: headers.https,
    upgrade: services.realtime.gateway?.handleUpgrade,
  });
  const drain = drainOf(server);
  await listen(server, config).catch(async (error) => {
    await services.close();
    await lock.release();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  const address = `http://${config.HOST.includes(":") ? `[${config.HOST}]` : config.HOST}:${port}`;
  services.listeningOn(address);
  return {
    address,
    log: services.log,
    demoAccounts: config.demo ? await openDemoAccounts(services.database.orm) : [],
    async stop() {
      // Stop accepting, let running requests finish, then close what they used. Sockets are told to come back to another replica.
      await Promise.all([drain(), services.realtime.gateway?.close({ spreadMs: 1_000 })]);
      await services.close();
      await lock.release();
    },
  };
}

/** An embedded database can be opened while room is short, but not made; a full disk it must not even touch. */
function roomToStart(config: Config): boolean {
  const level = diskLevel(freeBytes(config.DATA_DIR), config);
  if (config.DATABASE_URL || level === "room") return true;
  return level === "low" && hasEmbeddedData(config);
}

function hasEmbeddedData({ DATA_DIR }: Config): boolean {
  return existsSync(join(DATA_DIR, "postgres"));
}

function listen<T extends Server>(server: T, { PORT, HOST }: Config): Promise<T> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORT, HOST, () => resolve(server));
  });
}
