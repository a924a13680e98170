// The channels of one gateway and their place among the replicas: who listens, who is present, who must be told.
import type { Bus } from "./bus.ts";
import { createFanOut } from "./fan-out.ts";
import { clientFrame, closeCodes, isPresence, type Member, memberKey, serverFrame } from "./frames.ts";
import type { Limits } from "./limits.ts";
import type { Connection, Rooms } from "./protocol.ts";
import { createRelay, type RelayMessage } from "./relay.ts";
import { createReplicas } from "./replicas.ts";
import { createRoster, type Seating } from "./roster.ts";
import type { Credentials } from "./signatures.ts";

type HubOptions = {
  replica: string;
  credentials: Credentials;
  limits: Limits;
  bus: Bus;
  now(): number;
  mayTrigger(channel: string, event: string): boolean;
  /** Messages about sockets rather than channels. */
  onSocketMessage(message: Extract<RelayMessage, { t: "owner" | "close" }>): void;
  onBusError(error: unknown): void;
};

export function createHub({ replica, credentials, limits, bus, now, mayTrigger, onSocketMessage, onBusError }: HubOptions) {
  const channels = new Map<string, Set<Connection>>();
  const nobody: ReadonlySet<Connection> = new Set();
  const fanOut = createFanOut(limits.fanOutSlice);
  const roster = createRoster();
  const relay = createRelay({ bus, replica, onMessage, onError: onBusError });
  const replicas = createReplicas({ id: replica, roster, deadMs: limits.replicaDeadMs, now, send: post, onAdded, onRemoved });
  let delivered = 0;

  /** For messages nobody waits for. */
  function post(message: RelayMessage): void {
    relay.send(message).catch(onBusError);
  }

  function deliver(channel: string, frame: string, except?: string): void {
    delivered += fanOut(channels.get(channel) ?? nobody, channel, frame, except);
  }

  function onAdded({ channel, member }: Seating, except?: string): void {
    deliver(channel, serverFrame("pusher_internal:member_added", JSON.stringify(member), channel), except);
  }

  function onRemoved({ channel, member }: Seating): void {
    deliver(channel, serverFrame("pusher_internal:member_removed", JSON.stringify({ user_id: member.user_id }), channel));
  }

  function onMessage(from: string, message: RelayMessage): void {
    if (message.t === "event") deliverEvent(message.channels, message.event, message.data, message.except);
    else if (message.t === "client") deliver(message.channel, clientFrame(message.event, message.channel, message.data, message.user));
    else if (message.t === "clear") clear(message.channels, message.keep);
    else if (message.t === "owner" || message.t === "close") onSocketMessage(message);
    else replicas.receive(from, message);
  }

  function deliverEvent(names: readonly string[], event: string, data: string, except?: string): void {
    for (const channel of names) if (channels.has(channel)) deliver(channel, serverFrame(event, data, channel), except);
  }

  /** A socket whose owner is not known yet goes, too. */
  function clear(names: readonly string[], keep: readonly string[]): void {
    for (const name of names) {
      for (const connection of [...(channels.get(name) ?? nobody)]) {
        const [owner] = connection.owners;
        if (owner === undefined || !keep.includes(owner)) connection.close(closeCodes.reconnect, "Access changed");
      }
    }
  }

  const rooms: Rooms = {
    credentials,
    limits,
    now,
    mayTrigger,
    members: roster.members,
    join(connection, channel, member, welcome) {
      const listeners = channels.get(channel) ?? new Set<Connection>();
      channels.set(channel, listeners.add(connection));
      connection.channels.set(channel, member);
      if (!member) return welcome([]);
      const { firstHere, first } = roster.join(replica, channel, member);
      if (firstHere) replicas.joined(channel, member);
      welcome(roster.members(channel));
      if (first) onAdded({ channel, member }, connection.socketId);
    },
    leave(connection, channel) {
      const member = connection.channels.get(channel);
      connection.channels.delete(channel);
      const listeners = channels.get(channel);
      listeners?.delete(connection);
      if (listeners?.size === 0) channels.delete(channel);
      if (!member) return;
      const { lastHere, last } = roster.leave(replica, channel, memberKey(member.user_id));
      if (lastHere) replicas.left(channel, member);
      if (last) onRemoved({ channel, member: last });
    },
    relay(connection, channel, event, data) {
      const user = connection.channels.get(channel)?.user_id;
      deliver(channel, clientFrame(event, channel, data, user), connection.socketId);
      if (replicas.count() > 0) post({ t: "client", channel, event, data, user });
    },
  };

  replicas.hello();
  const heartbeat = setInterval(replicas.beat, limits.heartbeatMs);
  heartbeat.unref();

  return {
    rooms,
    post,
    send: relay.send,
    deliverEvent,
    channelNames: () => new Set([...channels.keys(), ...roster.channels()]),
    subscriptions: (channel: string) => channels.get(channel)?.size ?? 0,
    members: (channel: string): Member[] => (isPresence(channel) ? roster.members(channel) : []),
    counts: () => ({ channels: channels.size, delivered, replicas: replicas.count() + 1 }),
    async close() {
      clearInterval(heartbeat);
      await relay.send({ t: "bye" }).catch(onBusError);
      relay.stop();
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
