// Hosted Pusher, or any engine that speaks its protocol (Sockudo, Reverb, soketi), through the official library.
import type Pusher from "pusher";
import type { ClientSettings, RealtimeDriver } from "./driver.ts";
import { isRecord, parseJson } from "./frames.ts";
import { authorizeChannel } from "./signatures.ts";

export type PusherDriverOptions = {
  appId: string;
  key: string;
  secret: string;
  /** Host of an engine of one's own; without it, hosted Pusher in the cluster. */
  host?: string;
  port?: number;
  useTLS?: boolean;
  cluster?: string;
  /** Where browsers reach the engine, if not at `host`. */
  wsHost?: string;
};

const timeoutMs = 3_000;
const channelsPerCall = 100;

export function createPusherDriver(options: PusherDriverOptions): RealtimeDriver {
  const { key, secret } = options;
  let library: Promise<Pusher> | undefined;

  return {
    async publish(channels, event, data, { exceptSocketId } = {}) {
      const names = typeof channels === "string" ? [channels] : [...channels];
      library ??= load(options);
      const pusher = await library;
      for (let at = 0; at < names.length; at += channelsPerCall) {
        await trigger(pusher, names.slice(at, at + channelsPerCall), event, data, exceptSocketId);
      }
    },
    authorize: (socketId, channel, member) => authorizeChannel({ key, secret }, socketId, channel, member),
    clientSettings: () => settings(options),
    async noteOwner() {},
    async closeOwnerSockets() {},
  };
}

/** Thirty-six packages, so only those who use an external engine load them. */
async function load({ appId, key, secret, host, port, useTLS = true, cluster = "mt1" }: PusherDriverOptions): Promise<Pusher> {
  const { default: Library } = await import("pusher");
  const place = host ? { host, port: port === undefined ? undefined : String(port) } : { cluster };
  return new Library({ appId, key, secret, useTLS, timeout: timeoutMs, ...place });
}

async function trigger(pusher: Pusher, channels: string[], event: string, data: object, exceptSocketId?: string): Promise<void> {
  const answer = await within(timeoutMs, async () => {
    const response = await pusher.trigger(channels, event, data, exceptSocketId === undefined ? {} : { socket_id: exceptSocketId });
    return parseJson(await response.text());
  });
  // soketi reports failures with status 200 and says so only in the body.
  if (isRecord(answer) && answer.error !== undefined) throw new Error(`The realtime engine refused the event: ${String(answer.error)}`);
}

/** The library's own timeout ends with the headers, and its errors carry the signed URL, which must not reach a log. */
async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("timeout")), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    const status = isRecord(error) && typeof error.status === "number" ? `status ${error.status}` : "no answer";
    throw new Error(`The realtime engine could not be reached: ${status}`);
  } finally {
    clearTimeout(timer);
  }
}

function settings({ key, host, port, useTLS = true, cluster = "mt1", wsHost = host }: PusherDriverOptions): ClientSettings {
  if (wsHost === undefined) return { key, cluster, wsHost: `ws-${cluster}.pusher.com`, wsPort: 80, wssPort: 443, forceTLS: true };
  return { key, cluster, wsHost, wsPort: port ?? 80, wssPort: port ?? 443, forceTLS: useTLS };
}
