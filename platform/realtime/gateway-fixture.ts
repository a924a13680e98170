// Real sockets for the tests: a gateway on a port of its own, a bare client, pusher-js and the official server library.
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import Pusher from "pusher";
import PusherClient, { type ChannelAuthorizationHandler } from "pusher-js";
import { WebSocket } from "ws";
import { type ClientEventRule, createGateway, type Gateway, type GatewayOptions } from "./gateway.ts";

export const app = { appId: "1001", key: "278d425bdf160c739803", secret: "7ad3773142a6692b25b8" };

/** What the tests' clients send each other. */
export const freely: readonly ClientEventRule[] = ["client-typing", "client-x"].map((event) => ({
  channels: /^(?:private|presence)-/,
  event,
}));

export type Site = { gateway: Gateway; server: Server; port: number; stop(): Promise<void> };
type Answer = { event: string; data: unknown; channel?: string; user_id?: unknown };

export async function startSite(options: Partial<GatewayOptions> = {}, port = 0): Promise<Site> {
  const gateway = createGateway({ ...app, clientEvents: freely, ...options });
  const server = createServer(async (request, response) => {
    const answer = await gateway.handleHttp(await toRequest(request));
    response.writeHead(answer?.status ?? 404, { "content-type": "application/json" });
    response.end(answer ? await answer.text() : "{}");
  });
  server.on("upgrade", (request, socket, head) => {
    if (!gateway.handleUpgrade(request, socket, head)) socket.end("HTTP/1.1 418 Not ours\r\n\r\n");
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await gateway.close({ spreadMs: 0 });
    await closed;
  };
  return { gateway, server, port: (server.address() as AddressInfo).port, stop };
}

async function toRequest(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  return new Request(`http://127.0.0.1${request.url}`, { method: request.method, body });
}

export function libraryFor(site: Site, changes: { key?: string; secret?: string } = {}): Pusher {
  return new Pusher({ ...app, ...changes, host: "127.0.0.1", port: String(site.port), useTLS: false, timeout: 3_000 });
}

export function browserFor(site: Site, customHandler?: ChannelAuthorizationHandler): PusherClient {
  const sign: ChannelAuthorizationHandler = ({ socketId, channelName }, done) => {
    const member = channelName.startsWith("presence-") ? { user_id: "u1", user_info: { name: "아라" } } : undefined;
    queueMicrotask(() => done(null, site.gateway.authorize(socketId, channelName, member)));
  };
  const settings = { cluster: "mt1", wsHost: "127.0.0.1", wsPort: site.port, forceTLS: false, enabledTransports: ["ws" as const] };
  return new PusherClient(app.key, { ...settings, channelAuthorization: { customHandler: customHandler ?? sign } });
}

/** One event of a pusher-js emitter, as a promise. */
export function heard<T = unknown>(emitter: { bind(event: string, callback: (data: T) => void): unknown }, event: string): Promise<T> {
  return new Promise((resolve) => emitter.bind(event, resolve));
}

/** A client that speaks frames and remembers every answer. */
export class RawClient {
  readonly frames: Answer[] = [];
  readonly ws: WebSocket;
  closed: { code: number; reason: string } | null = null;

  constructor(port: number, { path = `/app/${app.key}?protocol=7`, headers = {} as Record<string, string> } = {}) {
    this.ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    this.ws.on("message", (data) => {
      const frame = JSON.parse(String(data));
      this.frames.push({ ...frame, data: typeof frame.data === "string" ? readData(frame.data) : frame.data });
    });
    this.ws.on("close", (code, reason) => {
      this.closed = { code, reason: String(reason) };
    });
    this.ws.on("error", () => {});
  }

  static async open(site: Site, options?: ConstructorParameters<typeof RawClient>[1]): Promise<RawClient> {
    const client = new RawClient(site.port, options);
    await client.next("pusher:connection_established");
    return client;
  }

  get socketId(): string {
    const greeting = this.frames[0]?.data as { socket_id: string } | undefined;
    return greeting?.socket_id ?? "";
  }

  send(event: string, data: unknown, channel?: string): void {
    this.ws.send(JSON.stringify({ event, data, channel }));
  }

  /** Subscribes with a right signature and waits for the answer. */
  async join(site: Site, channel: string, userId?: string | number, userInfo?: unknown): Promise<Answer> {
    const member = userId === undefined ? undefined : { user_id: userId, user_info: userInfo };
    const already = this.count("pusher_internal:subscription_succeeded", channel);
    this.send("pusher:subscribe", { ...site.gateway.authorize(this.socketId, channel, member), channel });
    return this.next("pusher_internal:subscription_succeeded", channel, already);
  }

  count(event: string, channel?: string): number {
    return this.frames.filter((frame) => frame.event === event && (channel === undefined || frame.channel === channel)).length;
  }

  /** The frame of that name, now or soon; `skip` passes over earlier ones. */
  async next(event: string, channel?: string, skip = 0): Promise<Answer> {
    const match = () => this.frames.filter((frame) => frame.event === event && (channel === undefined || frame.channel === channel))[skip];
    await until(() => match() !== undefined || this.closed !== null, `${event} ${channel ?? ""}`);
    const frame = match();
    if (!frame) throw new Error(`closed with ${this.closed?.code} before ${event}`);
    return frame;
  }

  async whenClosed(): Promise<{ code: number; reason: string }> {
    await until(() => this.closed !== null, "the close");
    return this.closed ?? { code: 0, reason: "" };
  }

  /** Everything sent before has been handled once the pong is back. */
  async settle(): Promise<void> {
    const before = this.count("pusher:pong");
    this.send("pusher:ping", {});
    await this.next("pusher:pong", undefined, before);
  }
}

/** As pusher-js reads it: what is not JSON is text. Clients send each other what they like. */
function readData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export async function until(condition: () => boolean, what: string, ms = 5_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await pause(5);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** An upgrade whose answer is never read: a reader that has stopped. */
export async function connectDeaf(site: Site): Promise<{ received(): string; write(frame: Buffer): void; deafen(): void; end(): void }> {
  const socket = connect(site.port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  socket.on("error", () => {});
  socket.write(
    `GET /app/${app.key}?protocol=7 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
  );
  await until(() => text.includes("connection_established"), "the greeting");
  return { received: () => text, write: (frame) => socket.write(frame), deafen: () => socket.pause(), end: () => socket.destroy() };
}
