// The realtime side of a replica: the embedded gateway on the site's own port, or an external engine when PUSHER_* is set.
import type { IncomingMessage } from "node:http";
import { type SessionsEnded, sessionsEnded } from "#features/accounts/server/sessions.server.ts";
import type { Config } from "#platform/config.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import { ownOrigins } from "#platform/i18n/site-addresses.ts";
import type { Log } from "#platform/log.ts";
import { createDatabaseBus } from "#platform/realtime/database-bus.ts";
import { createEmbeddedDriver, type RealtimeDriver } from "#platform/realtime/driver.ts";
import { createGateway, type Gateway } from "#platform/realtime/gateway.ts";
import { createPusherDriver } from "#platform/realtime/pusher-driver.ts";
import type { Secrets } from "#platform/secrets.ts";
import { addressReader } from "#server/door/client-address.ts";

export type Realtime = { driver: RealtimeDriver; gateway: Gateway | undefined; origins: readonly string[] };

type Needs = { config: Config; bus: EventBus; log: Log; secrets: Secrets };

// The official library reads the app id as a number.
export const realtimeAppId = "1";

export function openRealtime({ config, bus, log, secrets }: Needs): Realtime {
  const realtime = config.PUSHER_APP_ID ? external(config) : embedded({ config, bus, log, secrets });
  // A session that ended anywhere loses its sockets everywhere.
  bus.subscribe(sessionsEnded, async (payload) => {
    for (const id of (payload as SessionsEnded).sessionIds) await realtime.driver.closeOwnerSockets(id);
  });
  return realtime;
}

function embedded({ config, bus, log, secrets }: Needs): Realtime {
  const readAddress = addressReader(config.TRUST_PROXY);
  const own = ownHosts(config);
  const gateway = createGateway({
    appId: realtimeAppId,
    key: secrets.realtimeKey,
    secret: secrets.realtime,
    bus: createDatabaseBus(bus),
    log,
    clientAddress: (request: IncomingMessage) =>
      readAddress(request.socket.remoteAddress, request.headers["x-forwarded-for"] as string | undefined),
    ...(own ? { isOriginAllowed: (origin: string, request: IncomingMessage) => own.origins.has(origin) || sameHost(origin, request) } : {}),
  });
  const driver = createEmbeddedDriver({ gateway, key: secrets.realtimeKey, ...(own ? { originOf: own.originOf } : {}) });
  // Not every browser counts a socket to the page's own host as 'self'.
  return { driver, gateway, origins: own ? [...own.origins].map((origin) => origin.replace(/^http/, "ws")) : [] };
}

/** A public site's hosts: each connects to itself, anything else to the public origin. */
function ownHosts({ PUBLIC_ORIGIN: main, FORCED_LOCALE_HOSTS: forced }: Config) {
  if (!main) return undefined;
  const byHost = ownOrigins(main, forced);
  return { origins: new Set(byHost.values()), originOf: (page: string) => byHost.get(new URL(page).hostname) ?? main };
}

function external(config: Config): Realtime {
  const host = config.PUSHER_HOST ?? `api-${config.PUSHER_CLUSTER}.pusher.com`;
  const driver = createPusherDriver({
    appId: config.PUSHER_APP_ID ?? "",
    key: config.PUSHER_KEY ?? "",
    secret: config.PUSHER_SECRET ?? "",
    cluster: config.PUSHER_CLUSTER,
    ...(config.PUSHER_HOST ? { host: config.PUSHER_HOST } : {}),
  });
  return { driver, gateway: undefined, origins: [`wss://${host.replace(/^api-/, "ws-")}`, `ws://${host}`] };
}

function sameHost(origin: string, request: IncomingMessage): boolean {
  return URL.parse(origin)?.host === request.headers.host;
}
