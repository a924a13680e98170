// Pusher's HTTP API as the official server library calls it, so that other processes can publish through this gateway.
import { channelProblem, closeCodes, isChannel, isPresence, isRecord, memberKey, parseJson } from "./frames.ts";
import type { Hub } from "./hub.ts";
import { RealtimeInputError } from "./input-error.ts";
import type { Limits } from "./limits.ts";
import { type Credentials, equalText, md5, sign } from "./signatures.ts";

type HttpApiOptions = {
  appId: string;
  credentials: Credentials;
  limits: Limits;
  hub: Hub;
  now(): number;
  checkPublish(channels: readonly string[], event: string, data: string, except?: string): void;
  publishText(channels: readonly string[], event: string, data: string, except?: string): Promise<void>;
  closeOwnerSockets(key: string, code: number): Promise<void>;
};

const clockSkewSeconds = 600;

export function createHttpApi(options: HttpApiOptions): (request: Request) => Promise<Response | null> {
  const { appId, limits } = options;
  // A batch of the largest events, twice over for the escaping of JSON inside JSON.
  const bodyMax = limits.eventsPerBatch * limits.eventBytes * 2 + 64 * 1024;

  return async function handleHttp(request) {
    const url = new URL(request.url);
    const match = /^\/apps\/([^/]+)(\/.*)$/.exec(url.pathname);
    if (!match) return null;
    try {
      if (match[1] !== appId) throw new RealtimeInputError(404, "Unknown application");
      const body = await readBody(request, bodyMax);
      const query = readQuery(url.search);
      checkSignature(options, request.method, url.pathname, query, body);
      return Response.json(await answer(options, `${request.method} ${match[2]}`, query, body));
    } catch (error) {
      if (error instanceof RealtimeInputError) return Response.json({ error: error.message }, { status: error.status });
      throw error;
    }
  };
}

async function readBody(request: Request, max: number): Promise<string> {
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > max) throw new RealtimeInputError(413, "Body too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The library signs values as they were before escaping; "+" is a plus sign there, unlike in forms. */
function readQuery(search: string): Map<string, string> {
  const query = new Map<string, string>();
  for (const pair of search.slice(1).split("&").filter(Boolean)) {
    const at = pair.indexOf("=");
    try {
      query.set(decodeURIComponent(pair.slice(0, Math.max(0, at))).toLowerCase(), decodeURIComponent(pair.slice(at + 1)));
    } catch {
      throw new RealtimeInputError(400, "Malformed query");
    }
  }
  return query;
}

function checkSignature(
  { credentials, now }: HttpApiOptions,
  method: string,
  path: string,
  query: Map<string, string>,
  body: string,
): void {
  const age = now() / 1000 - Number(query.get("auth_timestamp"));
  if (query.get("auth_key") !== credentials.key || query.get("auth_version") !== "1.0") throw new RealtimeInputError(401, "Unknown key");
  if (!(Math.abs(age) <= clockSkewSeconds)) throw new RealtimeInputError(401, "The timestamp is too far away");
  if (body !== "" && !equalText(query.get("body_md5") ?? "", md5(body)))
    throw new RealtimeInputError(401, "The body does not fit its digest");
  const signed = [...query].filter(([name]) => name !== "auth_signature").sort(([a], [b]) => (a < b ? -1 : 1));
  const text = [method, path, signed.map(([name, value]) => `${name}=${value}`).join("&")].join("\n");
  if (!equalText(query.get("auth_signature") ?? "", sign(credentials.secret, text))) throw new RealtimeInputError(401, "Invalid signature");
}

async function answer(options: HttpApiOptions, route: string, query: Map<string, string>, body: string): Promise<object> {
  if (route === "POST /events") return publishOne(options, parseJson(body));
  if (route === "POST /batch_events") return publishBatch(options, parseJson(body));
  if (route === "GET /channels") return listChannels(options.hub, query);
  const users = /^GET \/channels\/([^/]+)\/users$/.exec(route)?.[1];
  if (users !== undefined) return listUsers(options.hub, users);
  const channel = /^GET \/channels\/([^/]+)$/.exec(route)?.[1];
  if (channel !== undefined) return describeChannel(options.hub, channel, (query.get("info") ?? "").split(","));
  const owner = /^POST \/users\/([^/]+)\/terminate_connections$/.exec(route)?.[1];
  if (owner === undefined) throw new RealtimeInputError(404, "Unknown resource");
  await options.closeOwnerSockets(owner, closeCodes.unauthorized);
  return {};
}

type Trigger = { channels: string[]; name: string; data: string; except: string | undefined; info: string[] };

function readTrigger({ checkPublish }: HttpApiOptions, event: unknown): Trigger {
  if (!isRecord(event)) throw new RealtimeInputError(400, "Malformed event");
  const { name, data, channels = [event.channel], socket_id } = event;
  if (typeof name !== "string" || typeof data !== "string" || !Array.isArray(channels))
    throw new RealtimeInputError(400, "Malformed event");
  if (socket_id !== undefined && typeof socket_id !== "string") throw new RealtimeInputError(400, "Malformed event");
  if (event.info !== undefined && typeof event.info !== "string") throw new RealtimeInputError(400, "Malformed event");
  checkPublish(channels, name, data, socket_id);
  const info = event.info ? event.info.split(",") : [];
  if (info.includes("user_count") && !channels.every(isPresence)) throw new RealtimeInputError(400, "user_count is for presence channels");
  return { channels, name, data, except: socket_id, info };
}

async function publishOne(options: HttpApiOptions, event: unknown): Promise<object> {
  const { channels, name, data, except, info } = readTrigger(options, event);
  await options.publishText(channels, name, data, except);
  if (info.length === 0) return {};
  return { channels: Object.fromEntries(channels.map((channel) => [channel, figures(options.hub, channel, info)])) };
}

async function publishBatch(options: HttpApiOptions, body: unknown): Promise<object> {
  if (!isRecord(body) || !Array.isArray(body.batch)) throw new RealtimeInputError(400, "Malformed batch");
  if (body.batch.length > options.limits.eventsPerBatch) throw new RealtimeInputError(413, "Too many events in a batch");
  // All or nothing: the last event is read before the first one leaves.
  const batch = body.batch.map((event) => readTrigger(options, event));
  for (const { channels, name, data, except } of batch) await options.publishText(channels, name, data, except);
  if (batch.every(({ info }) => info.length === 0)) return {};
  return { batch: batch.map(({ channels, info }) => figures(options.hub, channels[0] ?? "", info)) };
}

/** What `info` asks for. */
function figures(hub: Hub, channel: string, info: readonly string[]): object {
  return {
    ...(isPresence(channel) && info.includes("user_count") ? { user_count: hub.members(channel).length } : {}),
    ...(info.includes("subscription_count") ? { subscription_count: hub.subscriptions(channel) } : {}),
  };
}

function listChannels(hub: Hub, query: Map<string, string>): object {
  const prefix = query.get("filter_by_prefix") ?? "";
  const info = (query.get("info") ?? "").split(",");
  if (info.includes("user_count") && !isPresence(prefix)) throw new RealtimeInputError(400, "user_count is for presence channels");
  const names = [...hub.channelNames()].filter((name) => name.startsWith(prefix));
  const entry = (name: string) => (info.includes("user_count") ? { user_count: hub.members(name).length } : {});
  return { channels: Object.fromEntries(names.map((name) => [name, entry(name)])) };
}

function describeChannel(hub: Hub, channel: string, info: string[]): object {
  if (!isChannel(channel)) throw new RealtimeInputError(400, channelProblem(channel));
  return { occupied: hub.channelNames().has(channel), ...figures(hub, channel, info) };
}

function listUsers(hub: Hub, channel: string): object {
  if (!isChannel(channel) || !isPresence(channel)) throw new RealtimeInputError(400, "Only presence channels have users");
  return { users: hub.members(channel).map((member) => ({ id: memberKey(member.user_id) })) };
}
