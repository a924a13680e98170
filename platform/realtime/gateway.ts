// The embedded realtime server: Pusher protocol 7 over `ws`, sharing the site's own HTTP server.
import { randomInt } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { createAdmission } from "./admission.ts";
import { type Bus, createMemoryBus } from "./bus.ts";
import { channelProblem, closeCodes, isChannel, isServerEvent, isSocketId, type Member } from "./frames.ts";
import { createHttpApi } from "./http-api.ts";
import { createHub } from "./hub.ts";
import { RealtimeInputError } from "./input-error.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { createOwners } from "./owners.ts";
import { Connection } from "./protocol.ts";
import { authorizeChannel, type ChannelAuth } from "./signatures.ts";
import { refusalOf, type UpgradeRules } from "./upgrade-rules.ts";

export type GatewayLog = { info(fields: object, message: string): void; warn(fields: object, message: string): void };

export type ClientEventRule = { channels: RegExp; event: string };

export type GatewayOptions = UpgradeRules & {
  appId: string;
  secret: string;
  bus?: Bus;
  limits?: Partial<Limits>;
  clientAddress?(request: IncomingMessage): string;
  /** What clients may send each other without asking the site; nothing by default. */
  clientEvents?: readonly ClientEventRule[];
  log?: GatewayLog;
  now?(): number;
};

export type PublishOptions = { exceptSocketId?: string };
export type Gateway = ReturnType<typeof createGateway>;

export function createGateway(options: GatewayOptions) {
  const { appId, key, secret, bus = createMemoryBus(), clientEvents = [], log, now = Date.now } = options;
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const clientAddress = options.clientAddress ?? ((request: IncomingMessage) => request.socket.remoteAddress ?? "");
  // The replica is part of every socket id, so a replica knows its own sockets from others'.
  const replica = String(randomInt(1, 2 ** 32));
  const sockets = new Map<string, { connection: Connection; ws: WebSocket }>();
  const refused = new Map<number, number>();
  const admission = createAdmission(limits, now);
  const owners = createOwners(limits.connectionsPerOwner);
  const wsOptions = { noServer: true, clientTracking: false, maxPayload: limits.frameBytes, closeTimeout: limits.closeMs };
  const server = new WebSocketServer(wsOptions);
  const hub = createHub({
    replica,
    credentials: { key, secret },
    limits,
    bus,
    now,
    mayTrigger: (channel, event) => clientEvents.some((rule) => rule.event === event && rule.channels.test(channel)),
    onSocketMessage(message) {
      if (message.t === "close") return owners.close(message.key, message.code);
      const socket = sockets.get(message.socket);
      if (socket) owners.bind(socket.connection, message.owner, message.session);
    },
    onBusError: (error) => log?.warn({ err: error }, "realtime bus failed"),
  });
  let refusing = 0;
  let slowReaders = 0;
  let closing = false;

  const sweep = setInterval(() => {
    for (const { connection } of sockets.values()) connection.checkAlive();
    admission.sweep();
  }, 10_000);
  sweep.unref();

  /** Takes over an upgrade to /app/{key}; false means it belongs to somebody else and was not touched. */
  function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const url = URL.parse(request.url ?? "", "http://gateway");
    if (!url || !/^\/app\/[^/]+$/.test(url.pathname)) return false;
    const refusal = closing ? { code: closeCodes.overCapacity, reason: "Shutting down" } : refusalOf(request, url, options);
    const leave = refusal ? null : admission.enter(clientAddress(request));
    // A code only reaches the browser after the upgrade; past this many refusals at once there is no politeness left.
    if (!leave && refusing >= 1_000) {
      socket.destroy();
      return true;
    }
    // The handshake itself may fail inside ws, which then ends the socket without calling back.
    if (leave) socket.once("close", leave);
    server.handleUpgrade(request, socket, head, (ws) => {
      if (leave) return accept(ws);
      refuse(ws, refusal ?? { code: closeCodes.overCapacity, reason: "Over capacity" });
    });
    return true;
  }

  function refuse(ws: WebSocket, { code, reason }: { code: number; reason: string }): void {
    refusing++;
    refused.set(code, (refused.get(code) ?? 0) + 1);
    ws.on("error", () => {});
    ws.on("close", () => refusing--);
    ws.close(code, reason);
  }

  function accept(ws: WebSocket): void {
    const socketId = `${replica}.${randomInt(2 ** 48 - 1)}`;
    const connection = new Connection(socketId, hub.rooms, {
      send(frame) {
        if (ws.readyState !== ws.OPEN) return;
        if (ws.bufferedAmount > limits.bufferBytes) {
          slowReaders++;
          return connection.close(closeCodes.overCapacity, "Reads too slowly");
        }
        ws.send(frame, { binary: false });
      },
      close(code, reason) {
        owners.forget(connection); // a peer may take seconds to go; it must not count against its successor
        ws.close(code, reason);
      },
    });
    sockets.set(socketId, { connection, ws });
    ws.on("message", (data, isBinary) => connection.receive(isBinary ? "" : String(data)));
    ws.on("error", () => {}); // ws closes the socket itself (1002, 1007, 1009); without a listener the process would end
    ws.on("close", () => {
      connection.end();
      owners.forget(connection);
      sockets.delete(socketId);
    });
    connection.greet();
  }

  /** Sends a server event to all subscribers on all replicas. Resolves when the bus has taken it. */
  async function publish(channels: string | readonly string[], event: string, data: object, { exceptSocketId }: PublishOptions = {}) {
    return publishText(typeof channels === "string" ? [channels] : channels, event, JSON.stringify(data), exceptSocketId);
  }

  /** Refuses what could not be published, before anything of it is. */
  function checkPublish(channels: readonly string[], event: string, data: string, except?: string): void {
    if (channels.length === 0 || channels.length > limits.channelsPerPublish)
      throw new RealtimeInputError(400, "Invalid number of channels");
    const wrong = channels.find((channel) => !isChannel(channel));
    if (wrong !== undefined) throw new RealtimeInputError(400, channelProblem(wrong));
    if (!isServerEvent(event)) throw new RealtimeInputError(400, "Invalid event name");
    if (except !== undefined && !isSocketId(except)) throw new RealtimeInputError(400, "Invalid socket id");
    if (Buffer.byteLength(data) > limits.eventBytes) throw new RealtimeInputError(413, `Event data exceeds ${limits.eventBytes} bytes`);
  }

  async function publishText(channels: readonly string[], event: string, data: string, except?: string): Promise<void> {
    checkPublish(channels, event, data, except);
    hub.deliverEvent(channels, event, data, except);
    await hub.send({ t: "event", channels: [...channels], event, data, except });
  }

  function authorize(socketId: string, channel: string, member?: Member): ChannelAuth {
    return authorizeChannel({ key, secret }, socketId, channel, member);
  }

  /**
   * Binds a socket to its account and session, wherever it is connected. Call it before checking that the session still
   * lives and before signing: then no revocation can slip between the check and the subscription.
   */
  async function noteOwner(socketId: string, ownerKey: string, sessionKey: string): Promise<void> {
    if (!isSocketId(socketId)) throw new RealtimeInputError(400, "Invalid socket id");
    const socket = sockets.get(socketId);
    if (socket) owners.bind(socket.connection, ownerKey, sessionKey);
    else if (!socketId.startsWith(`${replica}.`)) await hub.send({ t: "owner", socket: socketId, owner: ownerKey, session: sessionKey });
  }

  /** Ends every socket of an account or of a session, on all replicas; 4200 makes clients come back and ask for access again. */
  async function closeOwnerSockets(key: string, code: number = closeCodes.reconnect): Promise<void> {
    owners.close(key, code);
    await hub.send({ t: "close", key, code });
  }

  function stats() {
    return { connections: sockets.size, ...hub.counts(), slowReaders, refused: Object.fromEntries(refused) };
  }

  /** Sends everybody away, spread over time so that they do not all come back at once, then leaves the bus. */
  async function close({ code = closeCodes.goingAway as number, spreadMs = 2_000 } = {}): Promise<void> {
    closing = true;
    clearInterval(sweep);
    const leaving = [...sockets.values()];
    const step = 50;
    const turns = Math.max(1, Math.ceil(spreadMs / step));
    for (let turn = 0; turn < turns; turn++) {
      const from = Math.floor((turn * leaving.length) / turns);
      const to = Math.floor(((turn + 1) * leaving.length) / turns);
      for (const { connection } of leaving.slice(from, to)) connection.close(code, "Restarting");
      if (sockets.size > 0 && turn < turns - 1) await delay(step);
    }
    const deadline = now() + limits.closeMs;
    while (sockets.size > 0 && now() < deadline) await delay(20);
    for (const { ws } of sockets.values()) ws.terminate();
    await hub.close();
    server.close();
    log?.info({ closed: leaving.length }, "realtime gateway closed");
  }

  const api = { appId, credentials: { key, secret }, limits, hub, now, checkPublish, publishText, closeOwnerSockets };
  return {
    handleUpgrade,
    handleHttp: createHttpApi(api),
    publish,
    /** To this replica's own sockets only: for events that every replica hears of by itself. */
    deliver(channels: readonly string[], event: string, data: object, { exceptSocketId }: PublishOptions = {}): void {
      hub.deliverEvent(channels, event, JSON.stringify(data), exceptSocketId);
    },
    authorize,
    noteOwner,
    closeOwnerSockets,
    /** The account's view of closeOwnerSockets. */
    closeUserSockets: closeOwnerSockets,
    stats,
    close,
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
